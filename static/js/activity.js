/* Active time: what passes while the page is in front and the person has moved within the idle
   cut. Each `activity:take` event reads the milliseconds since the last item was opened. */

const { idle_ms: IDLE_MS } = JSON.parse(document.getElementById("settings").textContent);
let counted = 0;
let last = performance.now();
let lastMoved = last;

function inFront() {
  return document.visibilityState === "visible" && document.hasFocus();
}

/* Adds the time since the last call, but never more than up to the idle cut. */
function tick(wasInFront = inFront()) {
  const now = performance.now();
  if (wasInFront) counted += Math.max(0, Math.min(now, lastMoved + IDLE_MS) - last);
  last = now;
}

function moved() {
  tick();
  lastMoved = performance.now();
}

for (const kind of ["keydown", "pointerdown", "pointermove", "wheel", "scroll", "touchstart"]) {
  document.addEventListener(kind, moved, { passive: true, capture: true });
}
globalThis.addEventListener("focus", () => { last = performance.now(); moved(); });
globalThis.addEventListener("blur", () => tick(true));
document.addEventListener("visibilitychange", () => tick(document.visibilityState === "hidden"));
document.addEventListener("work:opened", () => { counted = 0; last = performance.now(); lastMoved = last; });

globalThis.assayActiveMs = () => { tick(); return Math.round(counted); };
