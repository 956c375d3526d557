/* Keys become actions; other modules act on `key:action`. Keys rest while a person types. */

const settings = JSON.parse(document.getElementById("settings").textContent);
const FIXED = {
  Enter: "next", ArrowRight: "next", ArrowLeft: "previous", ArrowDown: "field_down", ArrowUp: "field_up",
  Backspace: "clear", Delete: "clear", Escape: "leave", "?": "keys",
};
const byKey = new Map(Object.entries(settings.keys).map(([action, key]) => [key, action]));

/* Digits by their place on the keyboard, so that they work where Shift is needed to type them. */
function nameOf(event) {
  const digit = event.code.match(/^(?:Digit|Numpad)(\d)$/);
  if (digit) return digit[1];
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

function isTyping(target) {
  return target.closest("textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])");
}

function actionOf(event) {
  const isArrowInside = event.target.matches("input[type=radio]") && /^Arrow(Left|Right)$/.test(event.key);
  if (isArrowInside) return null;
  const isControl = event.target.closest("a, button, summary, input");
  if (event.key === "Enter" && isControl && !isControl.matches("input[type=radio]")) return null;
  return byKey.get(nameOf(event)) || FIXED[event.key] || null;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target)) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (document.querySelector("dialog[open]") && event.key !== "?") return;
  const action = actionOf(event);
  if (!action || (event.repeat && action.startsWith("field"))) return;
  if (event.key !== "Escape") event.preventDefault();
  const detail = { action, shift: event.shiftKey };
  document.dispatchEvent(new CustomEvent("key:action", { detail }));
});

/* The page shows the person's own keys. */
function showKeys() {
  for (const place of document.querySelectorAll("[data-key-for]")) {
    const key = settings.keys[place.dataset.keyFor];
    if (key !== undefined) place.textContent = key;
  }
}
document.addEventListener("work:opened", showKeys);
showKeys();
