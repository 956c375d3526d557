/* The reading side: unfolding, comparing, jumping to events, marking evidence, the codebook. */

const work = () => document.getElementById("_work");
const codebook = document.getElementById("codebook");

async function fragment(url) {
  const response = await fetch(url, { headers: { "HX-Request": "true" }, redirect: "manual", credentials: "same-origin" });
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/* --- unfolding --- */

async function unfold(link, open = link.getAttribute("aria-expanded") !== "true") {
  const box = link.closest(".observation");
  if (open && "part" in link.dataset) {
    try {
      box.querySelector(".observation-body").innerHTML = await fragment(link.href);
      delete link.dataset.part;
    } catch {
      return;
    }
  }
  box.toggleAttribute("data-unfolded", open);
  link.setAttribute("aria-expanded", String(open));
  link.firstChild.textContent = open ? "Show less " : "Show all ";
}

function unfoldAll() {
  const links = [...work().querySelectorAll("[data-unfold]")];
  const open = links.some((link) => link.getAttribute("aria-expanded") !== "true");
  for (const link of links) unfold(link, open);
}

async function more(link) {
  const holder = document.createElement("template");
  holder.innerHTML = await fragment(link.href);
  link.closest("[data-more-box]").replaceWith(holder.content);
}

/* --- comparing --- */

document.addEventListener("toggle", async ({ target }) => {
  if (!target.matches?.("details[data-src]") || !target.open || target.dataset.loaded) return;
  target.dataset.loaded = "yes";
  try {
    target.querySelector(".compare-body").innerHTML = await fragment(target.dataset.src);
  } catch {
    delete target.dataset.loaded;
  }
}, true);

function compareAll() {
  const all = [...work().querySelectorAll("details.compare")];
  const open = all.some((one) => !one.open);
  for (const one of all) one.open = open;
  if (open && all.length) jump(all[0].closest(".event").id);
}

/* --- jumping --- */

const nextFrame = () => new Promise(requestAnimationFrame);

/* Events out of sight have an estimated height until they are drawn, so that the way to a far
   one is corrected a few times. */
async function jump(id) {
  const target = document.getElementById(id);
  if (!target) return;
  target.focus({ preventScroll: true });
  const pane = work().querySelector("[data-reading]");
  const question = work().querySelector(".question");
  for (let n = 0; n < 12; n++) {
    const top = pane.getBoundingClientRect().top + question.offsetHeight + 12;
    const before = pane.scrollTop;
    pane.scrollTop += target.getBoundingClientRect().top - top;
    if (Math.abs(pane.scrollTop - before) < 2 && n > 1) return;
    await nextFrame();
  }
}

function stops() {
  return [...work().querySelectorAll(".event, .answer")];
}

/* The event at the top of what can be seen below the question. */
function inView() {
  const top = work().querySelector(".question").getBoundingClientRect().bottom + 8;
  return stops().findIndex((stop) => stop.getBoundingClientRect().bottom > top + 24);
}

function step(by) {
  const all = stops();
  const at = all.includes(document.activeElement) ? all.indexOf(document.activeElement) : inView();
  const focusFirst = !all.includes(document.activeElement) && by > 0 && work().querySelector("[data-reading]").scrollTop < 8;
  jump(all[Math.min(Math.max(focusFirst ? 0 : at + by, 0), all.length - 1)]?.id);
}

function nextPoisoned() {
  const marked = [...work().querySelectorAll(".event[data-poisoned]")];
  if (!marked.length) return;
  const at = marked.indexOf(document.activeElement);
  jump(marked[(at + 1) % marked.length].id);
}

/* --- evidence --- */

function eventOf(element) {
  const value = element.dataset.event ?? element.dataset.cite;
  return value === "answer" ? null : Number(value);
}

/* The chosen words of the final answer, as offsets; elsewhere the whole event is the mark. */
function selectedSpan() {
  const selection = getSelection();
  if (selection.isCollapsed || !selection.rangeCount) return null;
  const range = selection.getRangeAt(0);
  const text = work().querySelector("#answer > .answer-text[data-exact]");
  if (!text || !text.contains(range.startContainer) || !text.contains(range.endContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(text);
  before.setEnd(range.startContainer, range.startOffset);
  const start = [...before.toString()].length;
  return { start, end: start + [...range.toString()].length };
}

function mark(event) {
  const detail = { event, ...(event === null ? selectedSpan() : null) };
  document.dispatchEvent(new CustomEvent("evidence:toggle", { detail }));
}

function markInView() {
  if (selectedSpan()) return mark(null);
  const all = stops();
  const stop = all.includes(document.activeElement) ? document.activeElement : all[inView()];
  if (stop) mark(eventOf(stop));
}

function show(evidence) {
  for (const place of work().querySelectorAll("[data-evidence-for]")) place.replaceChildren();
  evidence.forEach((one, index) => {
    const place = work().querySelector(`[data-evidence-for="${CSS.escape(one.field)}"]`);
    if (place) place.append(chip(one, index));
  });
  const marked = new Set(evidence.map((one) => String(one.event ?? "answer")));
  for (const stop of stops()) stop.toggleAttribute("data-evidence", marked.has(stop.dataset.event));
}

function chip(one, index) {
  const stop = work().querySelector(`[data-event="${one.event ?? "answer"}"]`);
  const holder = Object.assign(document.createElement("span"), { className: "evidence-chip" });
  const link = Object.assign(document.createElement("a"), { href: `#${stop?.id || "answer"}`, textContent: label(one, stop) });
  link.dataset.jump = "";
  const remove = Object.assign(document.createElement("button"), { type: "button", textContent: "×" });
  remove.setAttribute("aria-label", `Remove the mark ${link.textContent}`);
  remove.dataset.removeEvidence = index;
  holder.append(link, remove);
  return holder;
}

function label(one, stop) {
  if (one.event !== null) return `#${stop?.dataset.number ?? one.event}`;
  if (one.start === null) return "answer";
  const text = [...(work().querySelector("#answer > .answer-text")?.textContent || "")].slice(one.start, one.end).join("");
  return `“${text.length > 24 ? `${text.slice(0, 23)}…` : text}”`;
}

document.addEventListener("evidence:show", ({ detail }) => show(detail.evidence));

/* --- the codebook, beside the item --- */

async function toggleCodebook(open = codebook.hidden) {
  codebook.hidden = !open;
  document.body.toggleAttribute("data-codebook-open", open);
  if (!open) return;
  const text = codebook.querySelector("[data-codebook-text]");
  if (!text.dataset.loaded) {
    try {
      text.innerHTML = await fragment(codebook.dataset.src);
      text.dataset.loaded = "yes";
    } catch {
      text.textContent = "No connection: the codebook cannot be shown yet.";
    }
  }
  text.focus({ preventScroll: true });
}

function toggleKeys() {
  const sheet = document.getElementById("keys");
  if (sheet.open) sheet.close();
  else sheet.showModal();
}

/* --- events --- */

document.addEventListener("click", (event) => {
  const at = (selector) => event.target.closest(selector);
  const link = at("a[data-jump], a[data-unfold], a[data-more], [data-open], [data-close]");
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if ("jump" in link.dataset) jump(link.hash.slice(1));
    else if ("unfold" in link.dataset) unfold(link);
    else if ("more" in link.dataset) more(link);
    else if (link.dataset.open === "keys") toggleKeys();
    else toggleCodebook("open" in link.dataset ? undefined : false);
  }
  if (at("[data-cite]")) mark(eventOf(at("[data-cite]")));
  if (at("[data-remove-evidence]")) {
    const index = Number(at("[data-remove-evidence]").dataset.removeEvidence);
    document.dispatchEvent(new CustomEvent("evidence:remove", { detail: { index } }));
  }
});

const ACTIONS = {
  unfold: unfoldAll, compare: compareAll, codebook: () => toggleCodebook(), keys: toggleKeys,
  event_next: () => step(1), event_previous: () => step(-1), poisoned: nextPoisoned, evidence: markInView,
  answer: () => jump("answer"), leave: () => toggleCodebook(false),
};
document.addEventListener("key:action", ({ detail: { action } }) => ACTIONS[action]?.());
