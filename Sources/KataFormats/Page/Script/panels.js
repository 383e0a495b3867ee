// The panels of a scenario: its script, its log, and the tabs of its state.

// MARK: Long lists: only the rows in sight exist

class Rows {
  /** `make(index)` gives a row's element; heights are measured as rows come into sight. */
  constructor(count, make, label) {
    this.count = count;
    this.make = make;
    this.holder = element("div", { class: "lines" });
    this.scroller = element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": label }, this.holder);
    this.whole = count <= 400;
    this.height = 21;
    if (!this.whole) this.scroller.addEventListener("scroll", () => this.draw());
  }
  draw() {
    if (this.whole) { this.holder.replaceChildren(...Array.from({ length: this.count }, (_, index) => this.make(index))); return; }
    const sight = Math.ceil((this.scroller.clientHeight || 480) / this.height) + 20;
    const from = Math.max(0, Math.min(this.count - sight, Math.floor(this.scroller.scrollTop / this.height) - 10));
    const to = Math.min(this.count, from + sight);
    const rows = [];
    for (let index = Math.max(0, from); index < to; index++) rows.push(this.make(index));
    this.holder.style.paddingTop = `${Math.max(0, from) * this.height}px`;
    this.holder.style.paddingBottom = `${(this.count - to) * this.height}px`;
    this.holder.replaceChildren(...rows);
  }
  reveal(index) {
    if (!this.whole) {
      const top = index * this.height;
      if (top < this.scroller.scrollTop || top > this.scroller.scrollTop + this.scroller.clientHeight - 2 * this.height) {
        this.scroller.scrollTop = Math.max(0, top - this.scroller.clientHeight / 2);
      }
      this.draw();
      return;
    }
    const row = this.holder.children[index];
    if (!row) return;
    const top = row.offsetTop;
    const bottom = top + row.offsetHeight;
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = Math.max(0, top - 40);
    else if (bottom > this.scroller.scrollTop + this.scroller.clientHeight) this.scroller.scrollTop = bottom - this.scroller.clientHeight + 40;
  }
}

// MARK: The script

const scriptPanel = scenario => {
  const stepsOfLine = new Map();
  scenario.steps.forEach((one, index) => { if (one.at) for (let line = one.at[0]; line <= one.at[2]; line++) if (!stepsOfLine.has(line)) stepsOfLine.set(line, index); });
  parts.script = new Rows(scenario.script.length, index => {
    const [number, text] = scenario.script[index];
    if (number === 0) return element("div", { class: "row plain gap" }, element("span", { class: "number" }), element("span"), element("span", { class: "text" }, "⋯"));
    const at = scenario.steps[step]?.at;
    const isNow = at && number >= at[0] && number <= at[2];
    const can = stepsOfLine.has(number);
    const result = isNow && number === at[2] ? scenario.steps[step].result : null;
    const turns = isNow && number === at[0] ? scenario.steps[step].turns : null;
    const row = element("div", { class: `row${isNow ? " now" : ""}${can ? "" : " plain"}`, "aria-current": isNow ? "step" : null },
      element("span", { class: "number" }, String(number)), element("span"),
      element("span", { class: "text" }, ...marked(text, number, at),
        turns ? element("span", { class: "result" }, `  ${say("turn", turns)}`) : null,
        result ? element("span", { class: "result" }, `  → ${result}`) : null));
    if (can) row.addEventListener("click", () => go(nearestStep(scenario, number)));
    return row;
  }, say("script"));
  return element("section", { class: "panel script" }, element("header", {}, element("h3", {}, say("script"))), parts.script.scroller);
};
/** The next step after the present one that runs a line, else the first. */
const nearestStep = (scenario, line) => {
  const runs = index => { const at = scenario.steps[index].at; return at && line >= at[0] && line <= at[2]; };
  for (let index = step + 1; index < scenario.steps.length; index++) if (runs(index)) return index;
  return scenario.steps.findIndex((_, index) => runs(index));
};
const marked = (text, line, at) => {
  if (!at || line < at[0] || line > at[2]) return [text];
  const from = line === at[0] ? at[1] : 0;
  const to = line === at[2] ? at[3] : text.length;
  return [text.slice(0, from), element("span", { class: "ran" }, text.slice(from, to)), text.slice(to)];
};

// MARK: The log

const signs = { missing: "−", unexpected: "+" };
const logPanel = scenario => {
  const rows = scenario.log;
  parts.firstRowOfStep = new Map();
  rows.forEach((row, index) => { if (row.step !== undefined && !parts.firstRowOfStep.has(row.step)) parts.firstRowOfStep.set(row.step, index); });
  parts.log = new Rows(rows.length, index => {
    const row = rows[index];
    const when = row.step === undefined ? "" : row.step === step ? " now" : row.step > step ? " future" : "";
    const text = row.parts ? row.parts.map(([kind, part]) => kind === 1 ? element("mark", {}, part) : part) : [row.text];
    return element("div", { class: `row ${row.kind ?? ""}${row.err ? " err" : ""}${when}` },
      element("span", { class: "number" }, row.number ? String(row.number) : ""),
      element("span", { class: "sign" }, signs[row.kind] ?? ""),
      element("span", { class: "text" }, ...text,
        row.matcher ? element("span", { class: "matcher" }, `  ~ ${row.matcher}`) : null,
        ...(row.looks ?? []).map(look => element("span", { class: "look" }, localized(look)))));
  }, say("log"));
  const legend = rows.some(row => row.kind === "missing" || row.kind === "unexpected")
    ? element("span", { class: "faint" }, element("span", { class: "bad" }, say("expected")), "  ", element("span", { class: "good" }, say("written"))) : null;
  return element("section", { class: "panel log" }, element("header", {}, element("h3", {}, say("log")), legend),
    rows.length ? parts.log.scroller : element("p", { class: "empty" }, say("nothingWritten")));
};

// MARK: Tabs

const tabs = ["objects", "calls", "queue", "types"];
const statePanel = () => {
  parts.tabs = tabs.map(id => element("button", {
    type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "state", "aria-selected": String(id === tab), tabindex: id === tab ? 0 : -1,
    on: { click: () => choose(id), keydown: event => turn(event, id) },
  }, say(id)));
  const larger = button(say("larger"), "⤢", () => { isLarge = !isLarge; enlarge(); showState(); });
  larger.className = "larger";
  const enlarge = () => { larger.setAttribute("aria-pressed", String(isLarge)); parts.columns.classList.toggle("large", isLarge); };
  queueMicrotask(enlarge);
  parts.state = element("div", { role: "tabpanel", id: "state", "aria-labelledby": `tab-${tab}`, tabindex: "0", class: "scroll" });
  return element("section", { class: "panel state" }, element("header", {}, element("div", { role: "tablist", "aria-label": say("objects") }, ...parts.tabs), larger), parts.state);
};
const choose = id => {
  tab = id;
  for (const one of parts.tabs) {
    const isIt = one.id === `tab-${id}`;
    one.setAttribute("aria-selected", String(isIt));
    one.tabIndex = isIt ? 0 : -1;
  }
  parts.state.setAttribute("aria-labelledby", `tab-${id}`);
  showState();
};
const turn = (event, id) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const next = tabs[(tabs.indexOf(id) + by + tabs.length) % tabs.length];
  choose(next);
  document.getElementById(`tab-${next}`).focus();
};

const showStep = () => {
  const { scenario } = scenarios[current];
  const count = scenario.steps.length;
  if (scenario.structure && !parts.state.childElementCount) typeView(scenarios[current].kata, scenario);
  if (!count) return;
  parts.first.disabled = parts.back.disabled = step < 0;
  parts.on.disabled = parts.last.disabled = step >= count - 1;
  parts.slider.value = step + 1;
  const where = step < 0 ? say("before") : say("step", step + 1, count);
  parts.slider.setAttribute("aria-valuetext", where);
  parts.where.textContent = where;
  parts.script.draw();
  parts.log.draw();
  const at = scenario.steps[step]?.at;
  if (at) parts.script.reveal(scenario.script.findIndex(([number]) => number === at[0]));
  const row = parts.firstRowOfStep.get(step);
  if (row !== undefined) parts.log.reveal(row);
  live.textContent = step < 0 ? where : say("live", step + 1, count, scenario.steps[step].source ?? "");
  showState();
};

const showState = () => {
  const { kata, scenario, replay } = scenarios[current];
  const views = { objects: objectView, calls: callView, queue: queueView, types: typeView };
  // Types are the same at every step: what was opened and scrolled stays.
  const drawn = tab === "types" ? `${kata.id} ${isLarge}` : "";
  if (drawn && parts.state.dataset.types === drawn) return;
  parts.state.dataset.types = drawn;
  parts.state.replaceChildren();
  views[tab](kata, scenario, replay);
};
