/* The outbox: rows that a person has given and the server has not yet acknowledged.

   It lives in localStorage, so a lost network, a closed lid and a reload lose nothing. Other
   modules talk to it by events on `document`:
     label:changed {url, code, row, basedOn}   take this row and deliver it
   and hear from it
     outbox:state {code, url, state, isMine, …}   waiting | sending | saved | offline | signed-out | conflict | refused

   A row counts as saved only when the server answers JSON that carries the version. */

const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15000];
const TIMEOUT_MS = 15000;
const person = document.documentElement.dataset.person || "";
const place = `assay.outbox.${person}`;
const tab = newKey();
const channel = new BroadcastChannel(place);
let failures = 0;
let timer = 0;
let delivering = false;

/* randomUUID exists only on https and localhost; a site on a plain-http intranet needs this too. */
function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/* Where the browser keeps nothing (no room, storage forbidden), this page's memory has to do. */
let memory = null;

function read() {
  if (memory) return [...memory];
  try {
    return JSON.parse(localStorage.getItem(place)) || [];
  } catch {
    return [];
  }
}

function write(entries) {
  try {
    if (entries.length) localStorage.setItem(place, JSON.stringify(entries));
    else localStorage.removeItem(place);
    memory = null;
  } catch {
    memory = entries;
  }
}

/* Says what became of an entry, here and to the tab that it came from: whichever tab has the
   network first delivers for all. Only the tab that showed a row may take its new version. */
function tell(entry, state, more = {}) {
  const detail = { code: entry.code, url: entry.url, state, ...more, n: read().length };
  const owners = [entry.tab, entry.adopted];
  announce(detail, owners);
  channel.postMessage({ detail, owners });
}

function announce(detail, owners) {
  const isMine = owners.includes(tab);
  document.dispatchEvent(new CustomEvent("outbox:state", { detail: { ...detail, isMine } }));
}

channel.onmessage = ({ data: { detail, owners } }) => {
  if (owners.includes(tab)) announce(detail, owners);
};

/* A change of a row that was never sent takes its place; one that may have arrived is followed
   by the change, which is based on whatever version the former becomes. */
function take({ url, code, row, basedOn }) {
  const entries = read();
  const former = entries.findLast((entry) => entry.url === url && entry.tab === tab)
    || entries.findLast((entry) => entry.url === url && entry.adopted === tab);
  if (former && (!former.sent || former.conflict)) {
    former.row = row;
  } else {
    entries.push({
      key: newKey(), tab, url, code, row, sent: false, conflict: null,
      basedOn: former ? null : basedOn, after: former ? former.key : null,
    });
  }
  write(entries);
  if (former?.conflict) {
    tell(former, former.conflict.state, former.conflict);
    return;
  }
  tell({ url, code, tab }, "waiting");
  deliver();
}

/* What this person gave for an item and the server has not confirmed; a page that was reloaded
   shows it instead of what is stored, and builds on it. */
function pending(url) {
  const entries = read();
  const entry = entries.findLast((one) => one.url === url);
  if (!entry) return null;
  entry.adopted = tab;
  write(entries);
  return { row: entry.row, conflict: entry.conflict || null };
}

function discard(url) {
  write(read().filter((entry) => entry.url !== url));
}

/* After a conflict: this row, knowingly on top of the version that is stored now. */
function keep(url, version, row) {
  const entries = read();
  const mine = entries.findLast((entry) => entry.url === url);
  if (!mine) return;
  const fresh = { ...mine, row, key: newKey(), tab, basedOn: version, after: null, sent: false, conflict: null };
  write([...entries.filter((entry) => entry.url !== url), fresh]);
  deliver();
}

async function deliver() {
  if (delivering) return;
  delivering = true;
  clearTimeout(timer);
  try {
    // One tab at a time, where the browser can lock; keys make a double delivery harmless anyway.
    if (navigator.locks) await navigator.locks.request(place, deliverAll);
    else await deliverAll();
  } finally {
    delivering = false;
  }
}

async function deliverAll() {
  for (;;) {
    const entry = read().find((one) => !one.conflict && one.basedOn !== null);
    if (!entry) return;
    update(entry.key, { sent: true });
    tell(entry, "sending");
    const outcome = await send(entry);
    if (!settle(entry, outcome)) return;
  }
}

function update(key, changes) {
  write(read().map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
}

function settle(entry, outcome) {
  if (outcome.state === "saved") {
    failures = 0;
    const rest = read().filter((one) => one.key !== entry.key);
    write(rest.map((one) => (one.after === entry.key ? { ...one, basedOn: outcome.version, after: null } : one)));
    tell(entry, "saved", outcome);
    return true;
  }
  if (outcome.state === "conflict" || outcome.state === "refused") {
    failures = 0;
    park(entry, outcome);
    tell(entry, outcome.state, outcome);
    return true;
  }
  tell(entry, outcome.state, outcome);
  timer = setTimeout(deliver, RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  return false;
}

/* What the server will not take stays here until the person has decided. */
function park(entry, { state, error, version, reason }) {
  const conflict = { state, error, version, reason };
  write(read().map((one) => (one.url === entry.url ? { ...one, conflict } : one)));
}

async function send(entry) {
  const token = document.cookie.match(/(?:^|; )csrftoken=([^;]*)/)?.[1]
    || document.querySelector("[name=csrfmiddlewaretoken]")?.value || "";
  let response;
  try {
    response = await fetch(entry.url, {
      method: "POST", credentials: "same-origin", redirect: "manual", keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "Content-Type": "application/json", Accept: "application/json", "X-CSRFToken": token },
      body: JSON.stringify({ ...entry.row, key: entry.key, based_on: entry.basedOn, person: Number(person) }),
    });
  } catch {
    return { state: "offline" };
  }
  return judge(response);
}

async function judge(response) {
  if (response.status >= 500 || response.status === 429) return { state: "offline" };
  const isJson = (response.headers.get("Content-Type") || "").startsWith("application/json");
  const answer = isJson ? await response.json().catch(() => null) : null;
  if (!answer) return { state: "signed-out" };
  if (response.ok && Number.isInteger(answer.version)) return { ...answer, state: "saved" };
  if (answer.reason === "person") return { state: "signed-out" };
  if (response.status === 409 && answer.reason === "stale") return { ...answer, state: "conflict" };
  return { ...answer, state: "refused" };
}

globalThis.assayOutbox = { pending, discard, keep, size: () => read().length };
document.addEventListener("label:changed", (event) => take(event.detail));
globalThis.addEventListener("online", deliver);
globalThis.addEventListener("focus", deliver);
globalThis.addEventListener("pageshow", deliver);
deliver();
