/* The judgment of one item: reads and writes the form, saves each change through the outbox,
   undoes, walks from item to item. The server's fragment `#_work` is the whole state of a page. */

const settings = JSON.parse(document.getElementById("settings").textContent);
const NOTE_PAUSE_MS = 700;
const ADVANCE_PAUSE_MS = 250;
const KEPT_PAGES = 12;
const HANDED_IN = "Handed in: nothing can be undone here";
const pages = new Map();
const savedVersions = new Map();
const undoPlace = `assay.undo.${document.documentElement.dataset.person}`;
let last = null;
let evidence = [];
let current = null;
let noteTimer = 0;
let advanceTimer = 0;
let nDone = 0;

const work = () => document.getElementById("_work");
const form = () => work().querySelector("[data-judging]");
const fields = () => [...work().querySelectorAll(".field")];
const asked = () => fields().filter((field) => !("skipped" in field.dataset));
const isLocked = () => "locked" in work().dataset;

/* --- the row --- */

function parse(field, text) {
  if (text === null || text === "") return null;
  return field.dataset.kind === "binary" ? text === "true" : text;
}

function valueOf(field) {
  return parse(field, field.querySelector("input[type=radio]:checked")?.value ?? null);
}

function readRow() {
  const row = {
    values: Object.fromEntries(asked().map((field) => [field.dataset.field, valueOf(field)])),
    note: form().elements.note.value,
    evidence: [...evidence],
    manifest: work().dataset.manifest,
    review_field: work().dataset.review,
    codebook_version: Number(work().dataset.codebook),
    active_ms: globalThis.assayActiveMs(),
  };
  const cause = form().querySelector("[data-cause]:checked");
  if (form().querySelector("[data-cause]")) row.cause = cause ? cause.value : null;
  return row;
}

function showRow(row) {
  for (const field of asked()) {
    const value = row.values[field.dataset.field] ?? null;
    for (const input of field.querySelectorAll("input[type=radio]")) {
      input.checked = value !== null && parse(field, input.value) === value;
    }
  }
  form().elements.note.value = row.note;
  evidence = [...row.evidence];
  for (const input of form().querySelectorAll("[data-cause]")) input.checked = input.value === row.cause;
  refresh();
}

function changed({ canUndo = true } = {}) {
  if (isLocked()) return;
  clearTimeout(noteTimer);
  noteTimer = 0;
  const row = readRow();
  if (isSame(row, last)) return;
  if (canUndo) remember(last);
  last = row;
  deliver(row);
  refresh();
  count();
  advanceWhenComplete();
}

function isSame(row, other) {
  return JSON.stringify({ ...row, active_ms: 0 }) === JSON.stringify({ ...other, active_ms: 0 });
}

function deliver(row) {
  const { save, code, version } = work().dataset;
  const detail = { url: save, code, row, basedOn: Number(version) };
  document.dispatchEvent(new CustomEvent("label:changed", { detail }));
}

/* --- what follows from the row --- */

function refresh() {
  const { values } = readRow();
  showHints(values);
  showNoteLinks();
  for (const field of asked()) {
    field.toggleAttribute("data-answered", valueOf(field) !== null);
  }
  document.dispatchEvent(new CustomEvent("evidence:show", { detail: { evidence } }));
}

function showHints(values) {
  const list = work().querySelector("[data-hints]");
  const says = settings.hints.filter(({ where }) => (
    Object.entries(where).every(([key, value]) => values[key] === value)
  ));
  list.replaceChildren(...says.map(({ say }) => Object.assign(document.createElement("li"), { textContent: say })));
}

/* "#3" in a note is a way to event 3. */
function showNoteLinks() {
  const numbers = new Set([...form().elements.note.value.matchAll(/#(\d{1,4})\b/g)].map((match) => match[1]));
  const known = [...numbers].filter((number) => document.getElementById(`event-${number}`));
  work().querySelector("[data-note-links]").replaceChildren(...known.map((number) => {
    const link = Object.assign(document.createElement("a"), { href: `#event-${number}`, textContent: `#${number}` });
    link.dataset.jump = "";
    return link;
  }));
}

function isComplete() {
  return asked().every((field) => "optional" in field.dataset || valueOf(field) !== null);
}

function advanceWhenComplete() {
  clearTimeout(advanceTimer);
  if (settings.auto_advance && isComplete() && work().dataset.next && !isTyping()) {
    advanceTimer = setTimeout(() => go("next"), ADVANCE_PAUSE_MS);
  }
}

function isTyping() {
  return document.activeElement?.matches("textarea, input[type=text]");
}

/* --- fields by key --- */

function makeCurrent(field, { focus = false } = {}) {
  if (!field) return;
  current?.removeAttribute("data-current");
  current = field;
  current.setAttribute("data-current", "");
  current.scrollIntoView({ block: "nearest" });
  if (focus) (field.querySelector("input:checked") || field.querySelector("input"))?.focus();
}

function moveField(step) {
  const all = asked();
  const at = all.indexOf(current);
  makeCurrent(all[(at + step + all.length) % all.length] || all[0], { focus: true });
}

function choose(field, value) {
  if (!field || isLocked() || "skipped" in field.dataset) return;
  makeCurrent(field);
  for (const input of field.querySelectorAll("input[type=radio]")) {
    input.checked = value !== null && parse(field, input.value) === value;
  }
  announce(`${field.querySelector("[id^=label-]").textContent}: ${{ true: "yes", false: "no", null: "not judged" }[value] ?? value}`);
  changed();
}

/* One key a field: yes, then no, then yes; with Shift no at once. An option's key chooses it. */
function pressSlot(slot, shift) {
  const field = work().querySelector(`.field[data-kind="binary"][data-slot="${slot}"]`);
  if (field) return choose(field, shift ? false : valueOf(field) !== true);
  const input = work().querySelector(`input[data-slot="${slot}"]`);
  if (input) choose(input.closest(".field"), input.value);
}

function answerCurrent(value) {
  if (current?.dataset.kind !== "binary") return;
  choose(current, value);
  const open = asked().find((field) => valueOf(field) === null);
  if (value !== null && open) makeCurrent(open);
}

function chooseCause(cause) {
  const input = form().querySelector(`[data-cause][value="${cause}"]`);
  if (!input || isLocked()) return;
  input.click();
  announce(`Cause: ${input.closest("label").lastElementChild.lastChild.textContent.trim()}`);
}

function restNo() {
  const open = asked().filter((field) => field.dataset.kind === "binary" && valueOf(field) === null);
  if (!open.length || isLocked()) return;
  for (const field of open) field.querySelector("input[value=false]").checked = true;
  announce(`${open.length} open fields: no`);
  changed();
}

function announce(text) {
  document.querySelector("[data-announce]").textContent = text;
}

/* --- undo, across items --- */

function remember(row) {
  const steps = readUndo();
  steps.push({ url: work().dataset.url, row });
  sessionStorage.setItem(undoPlace, JSON.stringify(steps.slice(-100)));
}

function readUndo() {
  return JSON.parse(sessionStorage.getItem(undoPlace) || "[]");
}

async function undo() {
  if (isLocked()) return announce(HANDED_IN);
  const steps = readUndo();
  const step = steps.pop();
  if (!step) return announce("Nothing to undo");
  if (step.url !== work().dataset.url && !(await open(step.url))) return;
  sessionStorage.setItem(undoPlace, JSON.stringify(steps));
  if (isLocked()) return announce(HANDED_IN);
  showRow(step.row);
  announce("Undone");
  changed({ canUndo: false });
}

/* --- from item to item --- */

async function load(url) {
  const response = await fetch(url, { headers: { "HX-Request": "true" }, redirect: "manual", credentials: "same-origin" });
  if (!response.ok) throw Object.assign(new Error("not an item"), { response });
  const holder = document.createElement("template");
  holder.innerHTML = await response.text();
  const fragment = holder.content.getElementById("_work");
  if (!fragment) throw Object.assign(new Error("not an item"), { response });
  return fragment;
}

/* The next item, fetched ahead; the server counts nothing as seen. */
async function prefetch() {
  const { next } = work().dataset;
  if (!next || pages.has(next)) return;
  try {
    keepPage(next, await load(next));
  } catch { /* it is fetched again when it is wanted */ }
}

function keepPage(url, fragment) {
  pages.delete(url);
  pages.set(url, fragment);
  if (pages.size > KEPT_PAGES) pages.delete(pages.keys().next().value);
}

async function open(url, { push = true } = {}) {
  if (noteTimer) changed();
  clearTimeout(advanceTimer);
  const ahead = pages.get(url);
  let fragment = ahead?.dataset.seen ? null : ahead;
  try {
    fragment ||= await load(url);
    // A save may have arrived while the page was on its way.
    if (isBehind(fragment)) fragment = await load(url);
  } catch (error) {
    fragment = ahead;
    if (!fragment) return cannotOpen(url, error);
  }
  show(url, fragment, push);
  return true;
}

function isBehind({ dataset }) {
  return Number(dataset.version) < (savedVersions.get(dataset.save) ?? 0);
}

function cannotOpen(url, { response }) {
  if (response) location.assign(url);
  else showState("offline", "No connection: this item cannot be opened yet.");
  return false;
}

function show(url, fragment, push) {
  const old = work();
  const { url: oldUrl } = old.dataset;
  const copy = fragment.cloneNode(true);
  old.replaceWith(copy);
  old.dataset.seen = "";
  keepPage(oldUrl, old);
  pages.delete(url);
  if (push) history.pushState({ url }, "", url);
  document.title = document.title.replace(/^Item \d+/, `Item ${copy.dataset.position}`);
  opened();
  work().querySelector("[data-reading]").focus({ preventScroll: true });
}

function go(where) {
  const link = work().querySelector(`[data-go="${where}"]`);
  if (where === "next" && !link) return work().querySelector('[data-go="finish"]')?.click();
  if (where === "first" && link) return openFirst(link.href);
  if (link) return open(new URL(link.href).pathname);
}

async function openFirst(href) {
  if (noteTimer) changed();
  try {
    const fragment = await load(href);
    show(fragment.dataset.url, fragment, true);
  } catch (error) {
    cannotOpen(href, error);
  }
}

function opened() {
  evidence = JSON.parse(work().querySelector("#evidence").textContent);
  current = null;
  document.dispatchEvent(new CustomEvent("work:opened"));
  const kept = globalThis.assayOutbox.pending(work().dataset.save);
  if (kept) showRow(kept.row);
  else refresh();
  if (kept?.conflict) showConflict(kept.conflict);
  else if (kept) showState("waiting");
  else if ("seen" in work().dataset) showState("saved", "Saved");
  last = readRow();
  if (kept) count();
  showProgress();
  makeCurrent(asked().find((field) => valueOf(field) === null) || asked()[0]);
  prefetch();
}

/* --- what the outbox says --- */

const SAYS = {
  waiting: "Saving…", sending: "Saving…",
  offline: "Not saved yet: no connection. Kept on this computer.",
  "signed-out": "Not saved: you are signed out. ",
};

function showState(state, text = SAYS[state]) {
  const line = work().querySelector("[data-save-state]");
  line.dataset.state = state;
  line.textContent = text;
  if (state === "signed-out") {
    line.append(Object.assign(document.createElement("a"), { href: settings.login_url, target: "_blank", textContent: "Sign in again" }));
  }
}

function showConflict({ state, error, version, reason }) {
  const box = work().querySelector("[data-conflict]");
  box.querySelector("[data-conflict-text]").textContent = error || "This was not saved.";
  box.querySelector("[data-keep-mine]").hidden = state !== "conflict" && reason !== "codebook";
  box.dataset.version = version;
  box.hidden = false;
  showState("conflict", "Not saved");
}

document.addEventListener("outbox:state", ({ detail }) => {
  const isHere = detail.url === work().dataset.save;
  if (isHere && !detail.isMine) return;
  if (detail.state === "saved") {
    // A tab that shows an older row keeps its older version, so that the server can refuse it.
    const kept = isHere ? work() : [...pages.values()].find((page) => page.dataset.save === detail.url);
    if (kept && detail.isMine) kept.dataset.version = detail.version;
    savedVersions.set(detail.url, detail.version);
    if (detail.n) return;
    if (isHere) work().querySelector("[data-older]")?.remove();
    if (isHere) showFeedback().catch(() => {});
    showState("saved", isHere ? `Saved ${new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" })}` : "All saved");
  } else if (isHere && (detail.state === "conflict" || detail.state === "refused")) {
    showConflict(detail);
  } else if (SAYS[detail.state]) {
    showState(detail.state);
  } else {
    showState("conflict", `Item ${detail.code} was not saved: open it to decide.`);
  }
});

/* --- training and guesses --- */

/* A finished training item shows the model answer, as soon as the row is stored. */
async function showFeedback() {
  const { kind, url } = work().dataset;
  if (kind !== "training" || !isComplete() || work().querySelector("[data-feedback]")) return;
  const feedback = (await load(url)).querySelector("[data-feedback]");
  if (feedback && work().dataset.url === url) {
    work().querySelector("[data-reading]").prepend(feedback);
    feedback.scrollIntoView({ block: "start" });
  }
}

async function guess(from, submitter) {
  const box = submitter.closest("[data-guess]");
  const body = new FormData(from, submitter);
  const response = await fetch(submitter.formAction, { method: "POST", body, redirect: "manual" }).catch(() => null);
  const kept = response?.type === "opaqueredirect";
  const line = document.createElement("p");
  line.className = "small muted";
  line.textContent = kept ? "Your guess is kept." : "The guess could not be kept; try again once the item is saved.";
  if (kept) box.replaceChildren(line);
  else box.append(line);
}

/* --- progress --- */

function count() {
  const was = "complete" in work().dataset;
  const is = isComplete();
  if (is !== was) nDone += is ? 1 : -1;
  work().toggleAttribute("data-complete", is);
  work().querySelector("[data-guess]")?.toggleAttribute("hidden", !is);
  showProgress();
}

function showProgress() {
  work().querySelector("[data-progress]").value = nDone;
  work().querySelector("[data-done]").textContent = nDone;
}

/* --- events --- */

document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-judging] input[type=radio]")) return;
  makeCurrent(target.closest(".field"));
  changed();
});

document.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-judging] textarea")) return;
  showState("waiting", "Saving when you pause…");
  clearTimeout(noteTimer);
  noteTimer = setTimeout(changed, NOTE_PAUSE_MS);
});
document.addEventListener("focusout", ({ target }) => {
  if (noteTimer && target.matches("[data-judging] textarea") && target.value !== last.note) changed();
});
globalThis.addEventListener("pagehide", () => { if (noteTimer) changed(); });

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-judging]")) return;
  event.preventDefault();
  if (event.submitter?.closest("[data-guess]")) guess(event.target, event.submitter);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-go]");
  if (link && link.dataset.go !== "finish" && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    go(link.dataset.go);
  }
  if (event.target.closest("[data-confirm]")) deliver(readRow());
  if (event.target.closest("[data-undo]")) undo();
  if (event.target.closest("[data-keep-mine]")) keepMine();
  if (event.target.closest("[data-take-theirs]")) takeTheirs();
  if (event.target.closest("[data-sheet]")) toggleSheet();
});

function keepMine() {
  const box = work().querySelector("[data-conflict]");
  box.hidden = true;
  globalThis.assayOutbox.keep(work().dataset.save, Number(box.dataset.version), readRow());
}

async function takeTheirs() {
  globalThis.assayOutbox.discard(work().dataset.save);
  const { url } = work().dataset;
  pages.delete(url);
  await open(url, { push: false });
  pages.delete(url);
}

function toggleSheet() {
  const isClosed = work().toggleAttribute("data-sheet-closed");
  work().querySelector("[data-sheet]").setAttribute("aria-expanded", String(!isClosed));
}

document.addEventListener("evidence:toggle", ({ detail: { event, start, end } }) => {
  if (!current || isLocked()) return;
  const mark = { field: current.dataset.field, event, start: start ?? null, end: end ?? null };
  const same = (other) => ["field", "event", "start", "end"].every((key) => other[key] === mark[key]);
  evidence = evidence.some(same) ? evidence.filter((other) => !same(other)) : [...evidence, mark];
  changed();
});
document.addEventListener("evidence:remove", ({ detail: { index } }) => {
  if (isLocked()) return;
  evidence = evidence.filter((_, at) => at !== index);
  changed();
});

const ACTIONS = {
  next: () => go("next"), previous: () => go("previous"), first: () => go("first"), undo,
  rest_no: restNo, yes: () => answerCurrent(true), no: () => answerCurrent(false),
  clear: () => current && choose(current, null), field_down: () => moveField(1), field_up: () => moveField(-1),
  note: () => form().elements.note.focus(),
};
document.addEventListener("key:action", ({ detail: { action, shift } }) => {
  if (action.startsWith("field.")) pressSlot(action.slice(6), shift);
  else if (action.startsWith("cause.")) chooseCause(action.slice(6));
  else ACTIONS[action]?.();
});

globalThis.addEventListener("popstate", (event) => {
  open(event.state?.url || location.pathname, { push: false });
});

nDone = Number(work().querySelector("[data-done]").textContent);
history.replaceState({ url: work().dataset.url }, "", work().dataset.url);
opened();
