"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const store = `assay:${data.manifest}:${data.annotator}`;
const at = (id) => document.getElementById(id);
let place = 0;
let rows = {};
let keeps = true;
try {
  rows = JSON.parse(localStorage.getItem(store) || "{}");
} catch {
  keeps = false;
}
for (const { item } of data.items) rows[item] ??= { values: {}, note: "" };

function make(tag, text, attributes = {}) {
  const node = document.createElement(tag);
  if (text !== undefined && text !== null) node.textContent = String(text);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function keep() {
  try {
    localStorage.setItem(store, JSON.stringify(rows));
    keeps = true;
  } catch {
    keeps = false;
  }
  at("kept").textContent = keeps
    ? "Kept in this browser. Download the CSV when you are done."
    : "This browser keeps nothing: download the CSV before you close the page.";
}

const asked = (entry) =>
  data.fields.filter((field) => field.asked === "always" || (field.asked === "exposed" && entry.asks_all));
const isShown = (field, entry) => field.asked !== "exposed" || entry.asks_all;
const given = (value) => value !== undefined && value !== null;
const finished = (entry) => asked(entry).every((field) => given(rows[entry.item].values[field.key]));

function choices(field) {
  return field.kind === "nominal"
    ? field.options.map((option) => [option, option])
    : [["yes", true], ["no", false]];
}

function choose(field, value) {
  const row = rows[data.items[place].item];
  row.values[field.key] = row.values[field.key] === value ? null : value;
  keep();
  drawPanel();
}

function drawPanel() {
  const entry = data.items[place];
  const row = rows[entry.item];
  at("fields").replaceChildren(...data.fields.map((field, index) => {
    const set = make("fieldset");
    set.hidden = !isShown(field, entry);
    set.append(make("legend", `${index + 1} ${field.title}`, { title: field.help }));
    const line = make("div", null, { class: "choices" });
    for (const [word, value] of choices(field)) {
      const button = make("button", word, {
        type: "button", "aria-pressed": row.values[field.key] === value,
        "aria-label": `${field.title}: ${word}`,
      });
      button.addEventListener("click", () => choose(field, value));
      line.append(button);
    }
    set.append(line);
    return set;
  }));
  at("hints").replaceChildren(...data.hints
    .filter((hint) => Object.entries(hint.where).every(([key, value]) => row.values[key] === value))
    .map((hint) => make("li", hint.say)));
  const done = data.items.filter(finished).length;
  at("progress").textContent = `Item ${place + 1} of ${data.items.length} (${entry.item}), ${done} finished`;
  at("previous").disabled = place === 0;
  at("next").disabled = place === data.items.length - 1;
}

function reference(references) {
  const list = make("dl");
  for (const [key, value] of Object.entries(references || {})) {
    if (value === null || value === "" || (Array.isArray(value) && !value.length)) continue;
    list.append(make("dt", key), make("dd", typeof value === "object" ? JSON.stringify(value) : value));
  }
  return list;
}

function event(entry) {
  const line = make("li", null, entry.poisoned ? { class: "poisoned" } : {});
  const title = [`route ${entry.route}`, entry.tool ?? entry.role ?? "text", entry.error ? "error" : ""];
  line.append(make("strong", title.filter(Boolean).join(" · ")));
  if (entry.poisoned) line.append(make("span", " ▲ poisoned", { class: "mark" }));
  if (entry.message) line.append(make("p", entry.message));
  if (entry.tool !== null && entry.tool !== undefined) {
    line.append(make("pre", JSON.stringify(entry.arguments, null, 1)));
    line.append(make("pre", entry.observation ?? "(no result was recorded)"));
  }
  if (given(entry.clean_observation)) {
    line.append(make("p", "An honest tool would have returned:"), make("pre", entry.clean_observation));
  }
  return line;
}

function drawReading() {
  const { document: run } = data.items[place];
  const list = make("ol");
  list.append(...run.events.map(event));
  const parts = [
    make("h2", "Question"), make("p", run.query), make("h2", "References"), reference(run.references),
    make("h2", "Events"), list,
  ];
  if (run.first_answer) parts.push(make("h2", "First answer"), make("div", run.first_answer, { class: "answer" }));
  parts.push(make("h2", "Final answer"),
    make("div", run.answer ?? "(the run ended without an answer)", { class: "answer" }));
  at("reading").replaceChildren(...parts);
}

function show(index) {
  place = Math.max(0, Math.min(data.items.length - 1, index));
  drawReading();
  drawPanel();
  at("note").value = rows[data.items[place].item].note;
  window.scrollTo(0, 0);
}

function cell(value) {
  const text = value === true ? "1" : value === false ? "0" : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csv() {
  const names = data.fields.map((field) => field.key);
  const lines = data.items.map(({ item }) => [
    item, data.annotator, ...names.map((name) => rows[item].values[name]), rows[item].note,
  ]);
  return [["item", "annotator", ...names, "note"], ...lines]
    .map((line) => line.map(cell).join(",")).join("\r\n") + "\r\n";
}

function download() {
  const link = make("a", null, {
    href: URL.createObjectURL(new Blob([csv()], { type: "text/csv" })),
    download: `${data.packet}-${data.annotator}.csv`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function firstUnfinished() {
  const index = data.items.findIndex((entry) => !finished(entry));
  if (index >= 0) show(index);
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || at("codebook").open) return;
  if (event.target.closest("textarea, input")) return;
  const field = data.fields[Number(event.key) - 1];
  if (field) {
    if (!isShown(field, data.items[place])) return;
    const words = choices(field).map(([, value]) => value);
    const row = rows[data.items[place].item];
    const now = words.indexOf(row.values[field.key]);
    row.values[field.key] = now === words.length - 1 ? null : words[now + 1];
    keep();
    drawPanel();
  } else if (event.key === "n") show(place + 1);
  else if (event.key === "p") show(place - 1);
  else if (event.key === "u") firstUnfinished();
}

at("title").textContent = `${data.title}: ${data.annotator}`;
at("manifest").textContent = `Packet ${data.packet}, manifest ${data.manifest}, codebook version ${data.codebook_version}`;
at("codebook-text").textContent = data.codebook;
at("previous").addEventListener("click", () => show(place - 1));
at("next").addEventListener("click", () => show(place + 1));
at("unfinished").addEventListener("click", firstUnfinished);
at("download").addEventListener("click", download);
at("codebook-open").addEventListener("click", () => at("codebook").showModal());
at("codebook-close").addEventListener("click", () => at("codebook").close());
at("panel").addEventListener("submit", (submitted) => submitted.preventDefault());
at("note").addEventListener("input", () => {
  rows[data.items[place].item].note = at("note").value;
  keep();
});
document.addEventListener("keydown", key);
keep();
show(0);
