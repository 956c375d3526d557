/* Small manners of every page: menus close, the theme changes at once and is kept for the person. */

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

/* A second press while the answer is on its way sends nothing. */
const RESEND_MS = 3000;
const sentAt = new WeakMap();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post" || form.matches("[data-appearance]")) return;
  if (event.timeStamp - (sentAt.get(form) ?? -Infinity) < RESEND_MS) event.preventDefault();
  else sentAt.set(form, event.timeStamp);
});

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-appearance]");
  if (!form || !event.submitter) return;
  event.preventDefault();
  const { name, value } = event.submitter;
  document.documentElement.dataset[name] = value;
  for (const button of form.querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button === event.submitter));
  }
  const body = new FormData(form, event.submitter);
  await fetch(form.action, { method: "POST", body, redirect: "manual" });
});
