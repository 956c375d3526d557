/* Handing in waits until the outbox is empty: what is only on this computer would be left out. */

const form = document.querySelector("[data-handin]");
const line = document.querySelector("[data-unsent]");

function check() {
  const n = globalThis.assayOutbox.size();
  line.hidden = n === 0;
  line.textContent = `${n} saved on this computer only, still on the way to the server.`;
  const button = form?.querySelector("button");
  if (button) button.disabled = n > 0;
}

document.addEventListener("outbox:state", check);
check();
