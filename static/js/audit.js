// Audit pages: j and k walk through disagreements; the scorer's select needs no button.

const isTyping = (target) => target.closest("input, select, textarea, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const name = { j: "next", k: "previous" }[event.key];
  const link = name && document.querySelector(`[data-walk="${name}"]`);
  if (link) link.click();
});

for (const form of document.querySelectorAll("[data-autosubmit]")) {
  form.querySelector("button")?.setAttribute("hidden", "");
  form.addEventListener("change", () => form.requestSubmit());
}
