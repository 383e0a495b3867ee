"use strict";
// The page of a run: steps through scenarios, forward and back. All text comes from the data block and is only ever
// written as text, so nothing that a solution wrote can become markup.
(() => {
  let data = JSON.parse(document.getElementById("data").textContent);
  const isServed = "served" in document.documentElement.dataset;

  // MARK: Words

  const phrases = {
    en: {
      all: "all", failed: "not passed", search: "search", script: "Script", log: "Log", objects: "Objects", calls: "Calls",
      queue: "Queue", types: "Types", first: "first step", back: "one step back", on: "one step on", last: "last step",
      step: (at, of) => `step ${at} of ${of}`, before: "before the first step", help: "keys", close: "close",
      scenarios: "Scenarios", noSteps: "Nothing ran, so there is nothing to step through.", hidden: "This scenario is hidden: only its verdict is told.",
      noObjects: "No name stands for anything yet.", done: "done, the newest first", undone: "undone, what redo does first",
      nothingDone: "Nothing is on the queue.", noQueue: "This scenario undoes nothing, so it keeps no queue.",
      nextUndo: text => `undo would run ${text}`, replays: "undo would do all others again in a fresh worker",
      noInverse: "no rule takes this back", turn: turns => `turn ${turns.join(".")}`, expected: "− expected", written: "+ written",
      acceptedBy: "~ accepted by", more: count => `… ${count} more`, cut: "the recording was cut here: the run was too long to keep whole",
      keys: [["← →", "a step back, on"], ["Home End", "first, last step"], ["↑ ↓", "scenario before, after"], ["/", "search"], ["?", "these keys"]],
      noCalls: "This step calls nothing of the solution that is told.", noTypes: "The module's types are not known.", none: "No scenario fits the search.",
      steps: "Steps", language: "中文", live: (at, of, source) => `step ${at} of ${of}: ${source}`, nothingWritten: "Nothing was written.",
      larger: "larger", roles: "Roles", role: "role", player: "played by", relations: "How the relations were told", structureSkipped: "The structure is judged once every scenario passes.",
      relation: { generalization: "inherits from", realization: "conforms to", composition: "is made of", aggregation: "gathers", association: "refers to", dependency: "uses" },
      judging: "judging …", ended: "kata watch has ended: this is what it saw last.", lost: "kata watch does not answer: this is what it saw last.",
    },
    zh: {
      all: "全部", failed: "未通过", search: "搜索", script: "脚本", log: "日志", objects: "对象", calls: "调用",
      queue: "队列", types: "类型", first: "第一步", back: "上一步", on: "下一步", last: "最后一步",
      step: (at, of) => `第 ${at} 步，共 ${of} 步`, before: "第一步之前", help: "按键", close: "关闭",
      scenarios: "场景", noSteps: "什么也没有运行，所以没有步骤可看。", hidden: "这是隐藏场景：只告诉结果。",
      noObjects: "还没有任何名字代表对象。", done: "已执行，最新的在前", undone: "已撤销，redo 先执行第一个",
      nothingDone: "队列是空的。", noQueue: "这个场景不撤销任何命令，所以没有队列。",
      nextUndo: text => `undo 会执行 ${text}`, replays: "undo 会在新的进程里重做其余命令",
      noInverse: "没有规则能撤销它", turn: turns => `第 ${turns.join(".")} 轮`, expected: "− 期望", written: "+ 写出",
      acceptedBy: "~ 匹配于", more: count => `… 还有 ${count} 项`, cut: "记录到此为止：运行太长，无法全部保留",
      keys: [["← →", "上一步、下一步"], ["Home End", "第一步、最后一步"], ["↑ ↓", "上一个、下一个场景"], ["/", "搜索"], ["?", "这些按键"]],
      noCalls: "这一步没有可以显示的调用。", noTypes: "不知道模块的类型。", none: "没有符合搜索的场景。",
      steps: "步骤", language: "English", live: (at, of, source) => `第 ${at} 步，共 ${of} 步：${source}`, nothingWritten: "什么也没有写出。",
      larger: "放大", roles: "角色", role: "角色", player: "扮演者", relations: "如何判断这些关系", structureSkipped: "所有场景通过之后才判断结构。",
      relation: { generalization: "继承", realization: "遵循", composition: "组成", aggregation: "聚合", association: "引用", dependency: "使用" },
      judging: "评判中……", ended: "kata watch 已经结束：这是它最后看到的。", lost: "kata watch 没有回应：这是它最后看到的。",
    },
  };
  let language = data.language === "zh" ? "zh" : "en";
  const say = (key, ...facts) => {
    const phrase = phrases[language][key];
    return typeof phrase === "function" ? phrase(...facts) : phrase;
  };
  /** A text in the reader's language: a string, or an object of languages. */
  const localized = text => typeof text === "string" ? text : text[language] ?? text.en ?? Object.values(text)[0];

  // MARK: Elements

  const element = (name, attributes = {}, ...children) => {
    const result = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (key === "on") for (const [event, action] of Object.entries(value)) result.addEventListener(event, action);
      else result.setAttribute(key, value === true ? "" : value);
    }
    result.append(...children.filter(child => child !== null && child !== undefined));
    return result;
  };
  const vector = (name, attributes) => {
    const result = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value);
    return result;
  };
  const button = (label, sign, action) => element("button", { type: "button", "aria-label": label, title: label, on: { click: action } }, sign);

  // MARK: The run's states
  // Steps hold differences; a state is what they come to, kept at every hundredth step.

  const spacing = 100;
  class Replay {
    constructor(scenario) {
      this.steps = scenario.steps;
      this.kept = [{ names: new Map(), objects: new Map(), done: [], undone: [] }];
    }
    /** The state after a step; -1 is before the first. */
    after(step) {
      const mark = Math.min(Math.floor((step + 1) / spacing), this.kept.length - 1);
      let state = copy(this.kept[mark]);
      for (let index = mark * spacing; index <= step; index++) {
        state = advance(state, this.steps[index], index);
        if ((index + 1) % spacing === 0 && this.kept.length === (index + 1) / spacing) this.kept.push(copy(state));
      }
      return state;
    }
  }
  const copy = state => ({
    names: new Map(state.names), objects: new Map(state.objects), done: [...state.done], undone: [...state.undone],
  });
  const advance = (state, step, index) => {
    for (const [name, value] of Object.entries(step.names ?? {})) {
      if (value === null) state.names.delete(name); else state.names.set(name, value);
    }
    for (const [id, object] of Object.entries(step.objects ?? {})) {
      if (object === null) state.objects.delete(+id); else state.objects.set(+id, object);
    }
    if (step.queue === "do") { state.done.push(index); state.undone = []; }
    else if (step.queue?.undo) for (let n = 0; n < step.queue.undo && state.done.length; n++) state.undone.push(state.done.pop());
    else if (step.queue?.redo) for (let n = 0; n < step.queue.redo && state.undone.length; n++) state.done.push(state.undone.pop());
    return state;
  };

  // MARK: Where the reader is

  const read = () => data.katas.flatMap(kata => kata.scenarios.map(scenario => ({ kata, scenario, replay: new Replay(scenario) })));
  let scenarios = read();
  let current = 0;
  let step = -1;
  let tab = "objects";
  let isLarge = false;
  let filter = { text: "", failing: false };

  const address = () => `#${[scenarios[current].kata.id, scenarios[current].scenario.id, step + 1].map(encodeURIComponent).join("/")}`;
  /** Goes to the place that an address names; what does not exist becomes the nearest that does. */
  const follow = text => {
    const [kata, scenario, at] = text.replace(/^#/, "").split("/").map(part => { try { return decodeURIComponent(part); } catch { return part; } });
    let index = scenarios.findIndex(entry => entry.kata.id === kata && entry.scenario.id === scenario);
    if (index < 0) index = scenarios.findIndex(entry => entry.kata.id === kata);
    if (index < 0) return false;
    current = index;
    const count = scenarios[index].scenario.steps.length;
    const number = Number.parseInt(at, 10);
    step = Number.isNaN(number) ? firstStep(index) : Math.max(0, Math.min(count, number)) - 1;
    return true;
  };
  /** The step to begin with: the one where the log parts from what was expected, else the first. */
  const firstStep = index => {
    const { scenario } = scenarios[index];
    return scenario.parts ?? (scenario.steps.length ? 0 : -1);
  };

  // MARK: The parts of the page

  const root = element("div", {});
  const live = element("p", { class: "unseen", role: "status", "aria-live": "polite" });
  const parts = {};

  const build = () => {
    document.documentElement.lang = language === "zh" ? "zh" : "en";
    shownScenario = null;
    root.replaceChildren(bar(), element("div", { class: "page" }, list(), main()), live, help());
    showList();
    show();
    parts.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  };

  const bar = () => {
    parts.news = element("span", { class: "news", role: "status" }, news ? say(news) : "");
    parts.search = element("input", {
      type: "search", placeholder: say("search"), "aria-label": say("search"), value: filter.text,
      on: { input: event => { filter.text = event.target.value; showList(); } },
    });
    parts.chips = element("span", { class: "chips", role: "group", "aria-label": say("failed") });
    for (const [label, failing] of [[say("all"), false], [say("failed"), true]]) {
      const one = element("button", { type: "button", "aria-pressed": String(filter.failing === failing) }, label);
      one.addEventListener("click", () => { filter.failing = failing; build(); });
      parts.chips.append(one);
    }
    return element("header", { class: "bar" },
      element("h1", {}, "kata"),
      scenarios.length ? element("span", { class: `total ${data.summary.tone}` }, localized(data.summary.words)) : null,
      scenarios.length ? element("span", { class: "faint" }, localized(data.summary.facts)) : null,
      parts.news,
      element("span", { class: "grow" }),
      parts.search, parts.chips,
      element("button", { type: "button", lang: language === "zh" ? "en" : "zh", on: { click: () => { language = language === "zh" ? "en" : "zh"; build(); } } }, say("language")),
      button(say("help"), "?", () => parts.help.showModal()));
  };

  const list = () => {
    parts.list = element("nav", { class: "list", "aria-label": say("scenarios") });
    return parts.list;
  };

  const showList = () => {
    const wanted = filter.text.toLowerCase();
    parts.list.replaceChildren();
    let shown = 0;
    for (const kata of data.katas) {
      const items = scenarios.map((entry, index) => ({ ...entry, index })).filter(entry => entry.kata === kata
        && (!filter.failing || !["passed", "skipped"].includes(entry.scenario.verdict))
        && `${kata.id} ${localized(kata.title)} ${localized(entry.scenario.name)}`.toLowerCase().includes(wanted));
      if (!items.length) continue;
      shown += items.length;
      parts.list.append(element("h2", {}, `${kata.id} · ${localized(kata.title)}`), element("ul", {}, ...items.map(({ scenario, index }) =>
        element("li", {}, element("a", {
          href: `#${encodeURIComponent(kata.id)}/${encodeURIComponent(scenario.id)}`, "aria-current": index === current ? "true" : null, "data-index": index,
        },
          element("span", { class: `sign ${scenario.tone}`, "aria-hidden": "true" }, scenario.sign),
          element("span", {}, localized(scenario.name), element("span", { class: "unseen" }, `, ${localized(scenario.verdictWords)}`)),
          element("span", { class: "faint time" }, scenario.time))))));
    }
    if (!shown) parts.list.append(element("p", { class: "empty" }, say("none")));
  };

  const main = () => {
    parts.main = element("main", { class: "scenario", tabindex: "-1" });
    return parts.main;
  };

  const help = () => {
    parts.help = element("dialog", { "aria-label": say("help") },
      element("h2", {}, say("help")),
      element("dl", {}, ...say("keys").flatMap(([keys, does]) => [element("dt", {}, ...keys.split(" ").flatMap(key => [element("kbd", {}, key), " "])), element("dd", {}, does)])),
      element("form", { method: "dialog" }, element("button", {}, say("close"))));
    return parts.help;
  };

  // MARK: A scenario

  let shownScenario = null;
  const show = () => {
    if (!scenarios.length) { parts.main.replaceChildren(element("p", { class: "empty" }, say("judging"))); return; }
    const { kata, scenario } = scenarios[current];
    if (shownScenario !== scenario || !parts.main.childElementCount) showScenario(kata, scenario);
    showStep();
    for (const link of parts.list.querySelectorAll("a")) {
      if (+link.dataset.index === current) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
    }
    const wanted = address();
    if (location.hash !== wanted) history.replaceState(null, "", wanted);
  };

  const showScenario = (kata, scenario) => {
    shownScenario = scenario;
    const why = document.getElementById(`why-${kata.id}-${scenario.id}`);
    parts.main.replaceChildren(
      element("div", { class: "title" },
        element("h2", {}, localized(scenario.name)),
        element("span", { class: `badge ${scenario.tone}` }, `${scenario.sign} ${localized(scenario.verdictWords)}`),
        element("span", { class: "faint" }, `${localized(kata.title)} · ${kata.file}`)),
      ...(why ? [whyBox(why)] : []));
    if (scenario.structure) {
      parts.slider = null;
      parts.state = element("section", { class: "panel types-alone" });
      parts.main.append(parts.state);
      return;
    }
    if (!scenario.steps.length) {
      parts.main.append(element("p", { class: "empty" }, say(scenario.hidden ? "hidden" : "noSteps")));
      parts.slider = null;
      return;
    }
    parts.columns = element("div", { class: "columns" }, scriptPanel(scenario), logPanel(scenario), statePanel());
    parts.main.append(stepper(scenario), parts.columns);
  };

  const whyBox = source => {
    const box = element("section", { class: "why" });
    for (const child of source.children) {
      if (child.dataset.lang && child.dataset.lang !== language) continue;
      // The difference itself stands in the log below.
      if (child.classList.contains("scroll") && shownScenario.steps.length) continue;
      box.append(child.cloneNode(true));
    }
    return box;
  };

  const stepper = scenario => {
    parts.first = button(say("first"), "⇤", () => go(0));
    parts.back = button(say("back"), "←", () => go(step - 1));
    parts.on = button(say("on"), "→", () => go(step + 1));
    parts.last = button(say("last"), "⇥", () => go(scenario.steps.length - 1));
    parts.slider = element("input", { type: "range", min: 0, max: scenario.steps.length, "aria-label": say("steps"), on: { input: event => go(+event.target.value - 1) } });
    parts.where = element("span", { class: "where faint" });
    return element("div", { class: "stepper", role: "group", "aria-label": say("steps") }, parts.first, parts.back, parts.on, parts.last, parts.slider, parts.where);
  };

  const go = to => {
    if (!scenarios.length) return;
    const count = scenarios[current].scenario.steps.length;
    const wanted = Math.max(-1, Math.min(count - 1, to));
    if (wanted === step) return;
    step = wanted;
    show();
  };

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

  // MARK: Objects

  const isPlain = value => typeof value === "string";
  /** A value as text, and the objects that it refers to. */
  const valueText = (value, objects, targets) => {
    if (isPlain(value)) return value;
    if ("object" in value) { targets.push(value.object); return "●"; }
    if (value.list) return `[${value.list.map(one => valueText(one, objects, targets)).join(", ")}${value.more ? `, ${say("more", value.more)}` : ""}]`;
    if (value.map) return value.map.length ? `[${value.map.map(([key, one]) => `${valueText(key, objects, targets)}: ${valueText(one, objects, targets)}`).join(", ")}${value.more ? `, ${say("more", value.more)}` : ""}]` : "[:]";
    if (value.fields) return `${value.type}(${value.fields.map(([name, one]) => `${name}: ${valueText(one, objects, targets)}`).join(", ")})`;
    return "?";
  };

  const objectView = (kata, scenario, replay) => {
    if (scenario.noObjects) { parts.state.append(element("p", { class: "empty" }, localized(scenario.noObjects))); return; }
    const state = replay.after(step);
    const changed = scenario.steps[step] ?? {};
    if (!state.names.size && !state.objects.size) { parts.state.append(element("p", { class: "empty" }, say("noObjects"))); return; }
    const graph = element("div", { class: "graph", role: "group", "aria-label": say("objects") });
    const nodes = new Map();
    const names = [];
    const links = [];
    const before = step >= 0 ? replay.after(step - 1) : null;
    // A name that stands for one object is written in its head, as UML does; any other name has a place of its own.
    const heads = new Map();
    for (const [name, value] of state.names) {
      const isNew = Object.hasOwn(changed.names ?? {}, name);
      if (!isPlain(value) && state.objects.has(value.object)) {
        heads.set(value.object, [...(heads.get(value.object) ?? []), { name, isNew }]);
        continue;
      }
      const targets = [];
      const text = valueText(value, state.objects, targets);
      const node = element("div", { class: `name${isNew ? " changed" : ""}` }, name, element("span", { class: "value" }, ` = ${text}`));
      names.push({ node, targets });
      graph.append(node);
      targets.forEach(target => links.push({ from: node, row: node, to: target, changed: isNew }));
    }
    for (const [id, object] of state.objects) {
      const isNew = before && !before.objects.has(id);
      const old = new Map(before?.objects.get(id)?.fields ?? []);
      const node = element("div", { class: `node${isNew ? " new" : ""}`, role: "group", "aria-label": object.type },
        element("div", { class: "head" }, ...(heads.get(id) ?? []).flatMap(({ name, isNew: isNewName }, place) =>
          [place ? ", " : "", element("span", { class: isNewName ? "good" : null }, name)]), `: ${object.type}`));
      const targets = [];
      for (const [name, value] of object.fields) {
        const own = [];
        const text = valueText(value, state.objects, own);
        const isChanged = !isNew && before && JSON.stringify(old.get(name)) !== JSON.stringify(value);
        const label = own.map(target => state.objects.get(target)?.type).filter(Boolean).join(", ");
        const row = element("div", { class: `field${isChanged ? " changed" : ""}` }, element("span", {}, name), element("span", { class: "value", "aria-label": own.length ? label : null }, text));
        node.append(row);
        own.forEach(target => { targets.push(target); links.push({ from: node, row, to: target, changed: isChanged || isNew }); });
      }
      if (object.more) node.append(element("div", { class: "field" }, element("span", { class: "value" }, say("more", object.more))));
      nodes.set(id, { id, node, targets });
      graph.append(node);
    }
    parts.state.append(graph);
    arrange(graph, names, nodes, links);
    graph.style.zoom = Math.max(.8, Math.min(1, (parts.state.clientWidth - 24) / graph.scrollWidth));
    if (scenario.cut && step >= scenario.steps.length - 1) parts.state.append(element("p", { class: "faint" }, say("cut")));
  };

  /** Places names left and objects in columns, each right of those that refer to it; circles are cut where they close. */
  const arrange = (graph, names, nodes, links) => {
    const rank = new Map();
    const open = new Set();
    const place = (id, distance) => {
      if (open.has(id) || (rank.get(id) ?? 0) >= distance) return;
      rank.set(id, distance);
      open.add(id);
      for (const to of nodes.get(id).targets) if (nodes.has(to)) place(to, distance + 1);
      open.delete(id);
    };
    const referred = new Set([...nodes.values()].flatMap(node => node.targets));
    for (const id of [...nodes.keys()].filter(id => !referred.has(id)).concat([...nodes.keys()])) if (!rank.has(id)) place(id, 1);
    const columns = [names.map(name => ({ ...name }))];
    for (const [id, distance] of rank) (columns[distance] ??= []).push(nodes.get(id));
    for (let index = 0; index < columns.length; index++) columns[index] ??= [];
    const gap = { x: 48, y: 14 };
    let x = 0;
    let height = 0;
    const middle = new Map();
    columns.forEach((column, index) => {
      if (index > 0) {
        const pull = entry => {
          const sources = links.filter(link => link.to === entry.id && middle.has(link.from)).map(link => middle.get(link.from) + link.row.offsetTop / 1000);
          return sources.length ? sources.reduce((sum, y) => sum + y, 0) / sources.length : Number.MAX_VALUE;
        };
        column.sort((one, other) => pull(one) - pull(other) || one.id - other.id);
      }
      let y = 0;
      let width = 0;
      for (const entry of column) {
        entry.node.style.left = `${x}px`;
        entry.node.style.top = `${y}px`;
        middle.set(entry.node, y + entry.node.offsetHeight / 2);
        y += entry.node.offsetHeight + gap.y;
        width = Math.max(width, entry.node.offsetWidth);
      }
      height = Math.max(height, y);
      if (column.length) x += width + gap.x;
    });
    const width = Math.max(0, x - gap.x);
    const svg = vector("svg", { width, height, "aria-hidden": "true" });
    let lowest = height;
    for (const link of links) {
      const target = nodes.get(link.to)?.node;
      if (!target) continue;
      const start = { x: link.from.offsetLeft + link.from.offsetWidth, y: link.from.offsetTop + (link.row === link.from ? link.from.offsetHeight / 2 : link.row.offsetTop + link.row.offsetHeight / 2) };
      const end = { x: target.offsetLeft, y: target.offsetTop + 12 };
      const back = end.x <= start.x;
      // An arrow to the left runs round below both, so that it crosses no text.
      const low = back ? Math.max(link.from.offsetTop + link.from.offsetHeight, target.offsetTop + target.offsetHeight) + 10 : 0;
      if (back) lowest = Math.max(lowest, low + 10);
      const bend = Math.max(20, (end.x - start.x) / 2);
      const path = back
        ? `M${start.x},${start.y} C${start.x + 28},${start.y} ${start.x + 28},${low} ${start.x},${low} L${end.x},${low} C${end.x - 32},${low} ${end.x - 32},${end.y} ${end.x - 6},${end.y}`
        : `M${start.x},${start.y} C${start.x + bend},${start.y} ${end.x - bend},${end.y} ${end.x - 6},${end.y}`;
      const kind = link.changed ? " changed" : "";
      svg.append(vector("path", { d: path, class: `link${kind}` }), vector("path", { d: `M${end.x},${end.y} l-8,-4 v8 z`, class: `tip${kind}` }));
    }
    graph.style.width = `${width + 24}px`;
    graph.style.height = `${lowest}px`;
    graph.append(svg);
  };

  // MARK: Queue, calls, types

  const queueView = (kata, scenario, replay) => {
    if (!scenario.queue) { parts.state.append(element("p", { class: "empty" }, say("noQueue"))); return; }
    const state = replay.after(step);
    const item = index => scenario.steps[index].source ?? "";
    const box = element("div", { class: "queue" });
    if (!state.done.length && !state.undone.length) box.append(element("p", { class: "empty" }, say("nothingDone")));
    if (state.done.length) {
      const last = scenario.steps[state.done.at(-1)];
      const next = scenario.queue === "replay" ? say("replays") : last.inverse ? say("nextUndo", last.inverse) : say("noInverse");
      box.append(element("h3", {}, say("done")), element("ol", {}, ...state.done.toReversed().slice(0, 200).map((index, place) =>
        element("li", { class: place === 0 ? "next" : null }, item(index)))), element("p", { class: "faint" }, next));
    }
    if (state.undone.length) {
      box.append(element("h3", {}, say("undone")), element("ol", { class: "undone" }, ...state.undone.toReversed().slice(0, 200).map(index => element("li", {}, item(index)))));
    }
    parts.state.append(box);
  };

  const callView = (kata, scenario) => {
    if (scenario.noCalls) { parts.state.append(element("p", { class: "empty" }, localized(scenario.noCalls))); return; }
    const calls = scenario.steps[step]?.calls;
    if (!calls) { parts.state.append(element("p", { class: "empty" }, say("noCalls"))); return; }
    const drawing = sequence(calls);
    parts.state.append(drawing);
    fit(drawing, parts.state.clientWidth - 24);
    // Those who cannot see the drawing read the same calls as nested lines.
    parts.state.append(element("ol", { class: "unseen" }, ...calls.list.map(([from, to, text]) => element("li", {}, `${calls.who[from]} → ${calls.who[to]}: ${text}`))));
    if (calls.more) parts.state.append(element("p", { class: "faint" }, say("more", calls.more)));
  };

  /** Columns that a text takes: ideographs and their like take two. */
  const columnsOf = text => [...text].reduce((sum, one) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(one) ? 2 : 1), 0);

  /** A sequence diagram: lifelines, bars while a call runs, arrows. */
  const sequence = ({ who, list }) => {
    const size = { character: 8, row: 30, head: 30, margin: 12, bar: 8, loop: 26 };
    const widths = who.map(title => (columnsOf(title) + 2) * size.character);
    const gaps = who.slice(1).map((_, index) => (widths[index] + widths[index + 1]) / 2 + 2 * size.character);
    const room = ([, , text, , , answer]) => (Math.max(columnsOf(text), columnsOf(answer ?? "")) + 3) * size.character;
    for (const call of [...list].sort((one, other) => Math.abs(one[0] - one[1]) - Math.abs(other[0] - other[1]))) {
      const [low, high] = [Math.min(call[0], call[1]), Math.max(call[0], call[1])];
      if (low === high) { if (low < gaps.length) gaps[low] = Math.max(gaps[low], room(call) + size.loop); continue; }
      const missing = room(call) - gaps.slice(low, high).reduce((sum, gap) => sum + gap, 0);
      if (missing > 0) gaps[high - 1] += missing;
    }
    const columns = gaps.reduce((found, gap) => [...found, found.at(-1) + gap], [size.margin + widths[0] / 2]);
    const open = [];
    const bars = [];
    const arrows = [];
    let y = size.margin + size.head + size.row;
    const close = depth => {
      while (open.length && open.at(-1).depth >= depth) {
        const bar = open.pop();
        bar.end = y - size.row / 2;
        if (bar.answer !== undefined && bar.from !== bar.to) {
          arrows.push({ text: bar.answer, y, start: bar.x, end: bar.callerX, dashed: true });
          bar.end = y;
          y += size.row;
        }
      }
    };
    for (const [from, to, text, depth, creates, answer] of list) {
      close(depth);
      const caller = open.at(-1);
      const nesting = open.filter(bar => bar.to === to).length;
      const x = columns[to] + nesting * size.bar / 2;
      const callerX = caller ? caller.x : columns[from];
      const bar = { to, from, depth, x, callerX, start: from === to ? y + size.row / 2 : y, answer };
      bars.push(bar);
      open.push(bar);
      arrows.push({ text, y, start: callerX, end: x, dashed: !!creates, self: from === to });
      y += from === to ? size.row * 1.5 : size.row;
    }
    close(0);
    const last = who.length - 1;
    const overhang = list.filter(call => call[0] === last && call[1] === last).map(room);
    const width = columns.at(-1) + Math.max(widths.at(-1) / 2, size.loop + Math.max(0, ...overhang)) + size.margin;
    const svg = vector("svg", { class: "diagram", width, height: y + size.margin, viewBox: `0 0 ${width} ${y + size.margin}`, role: "img", "aria-label": say("calls") });
    const write = (text, x, at, kind, anchor) => {
      const label = vector("text", { x, y: at, class: kind, "text-anchor": anchor });
      label.textContent = text;
      svg.append(label);
    };
    for (const column of columns) svg.append(vector("path", { class: "life", d: `M${column},${size.margin + size.head} V${y}` }));
    for (const bar of bars) svg.append(vector("rect", { class: "bar", x: bar.x - size.bar / 2, y: bar.start, width: size.bar, height: Math.max(size.row / 2, bar.end - bar.start) }));
    for (const arrow of arrows) {
      const half = size.bar / 2;
      if (arrow.self) {
        const [x, down] = [arrow.start + half, size.row / 2];
        const end = arrow.end + half;
        svg.append(vector("path", { d: `M${x},${arrow.y} h${size.loop - 8} v${down} H${end}` }), vector("path", { class: "full", d: `M${end},${arrow.y + down} l8,-4 v8 z` }));
        write(arrow.text, x + size.loop, arrow.y + down / 2 + 4, "said", "start");
        continue;
      }
      const back = arrow.start < arrow.end ? -1 : 1;
      const [start, end] = [arrow.start - half * back, arrow.end + half * back];
      svg.append(vector("path", { class: arrow.dashed ? "dashed" : "", d: `M${start},${arrow.y} H${end}` }),
        arrow.dashed ? vector("path", { d: `M${end + 8 * back},${arrow.y - 4} L${end},${arrow.y} L${end + 8 * back},${arrow.y + 4}` })
          : vector("path", { class: "full", d: `M${end},${arrow.y} l${8 * back},-4 v8 z` }));
      write(arrow.text, Math.min(start, end) + size.character, arrow.y - 5, "said", "start");
    }
    who.forEach((title, index) => {
      svg.append(vector("rect", { class: "head", x: columns[index] - widths[index] / 2, y: size.margin, width: widths[index], height: size.head, rx: 3 }));
      write(title, columns[index], size.margin + 19, title.includes(": ") ? "title object" : "title", "middle");
    });
    return svg;
  };

  const typeView = kata => {
    const drawn = document.getElementById(`types-${kata.id}`);
    const found = kata.structure;
    if (found?.words) parts.state.append(element("p", { class: `finding ${found.tone}` }, localized(found.words)));
    else if (scenario.structure && scenario.verdict === "skipped") parts.state.append(element("p", { class: "empty" }, say("structureSkipped")));
    if (drawn) {
      const figure = drawn.cloneNode(true);
      figure.removeAttribute("id");
      figure.tabIndex = 0;
      parts.state.append(figure);
      fit(figure.querySelector("svg"), figure.clientWidth);
    } else {
      parts.state.append(element("p", { class: "empty" }, say("noTypes")));
    }
    if (found?.roles) {
      parts.state.append(element("table", { class: "roles" }, element("caption", {}, say("roles")),
        element("thead", { class: "unseen" }, element("tr", {}, element("th", { scope: "col" }, say("role")), element("th", { scope: "col" }, say("player")))),
        element("tbody", {}, ...found.roles.map(([role, names]) => element("tr", {}, element("th", { scope: "row" }, role), element("td", {}, names.join(", ")))))));
    }
    if (kata.relations) {
      parts.state.append(element("details", { class: "relations" }, element("summary", {}, say("relations")), element("ul", {}, ...kata.relations.map(([from, relation, to, reason]) =>
        element("li", {}, element("span", { class: "mono" }, from), ` ${phrases[language].relation[relation]} `, element("span", { class: "mono" }, to), element("span", { class: "faint" }, localized(reason)))))));
    }
  };
  /** Makes a drawing fit its room as long as it can be read; then it scrolls. */
  const fit = (drawing, room) => {
    if (!drawing || !room) return;
    const [, , width, height] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const scale = Math.max(.72, Math.min(1, room / width));
    drawing.setAttribute("width", Math.round(width * scale));
    drawing.setAttribute("height", Math.round(height * scale));
  };

  // MARK: Keys and addresses

  const scenarioBy = by => {
    const shown = [...parts.list.querySelectorAll("a")].map(link => +link.dataset.index);
    const place = shown.indexOf(current);
    const next = shown[Math.max(0, Math.min(shown.length - 1, place + by))];
    if (next === undefined || next === current) return;
    current = next;
    step = firstStep(current);
    show();
    parts.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || parts.help.open) return;
    const isTyping = event.target.matches?.("input[type=search], textarea, select");
    if (isTyping) { if (event.key === "Escape") event.target.blur(); return; }
    const isSlider = event.target.matches?.("input[type=range]");
    const actions = {
      ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1),
      Home: () => go(0), End: () => go(Infinity),
      ArrowUp: () => scenarioBy(-1), ArrowDown: () => scenarioBy(1),
      "/": () => parts.search.focus(), "?": () => parts.help.showModal(),
    };
    if (!Object.hasOwn(actions, event.key) || (isSlider && event.key !== "/" && event.key !== "?")) return;
    event.preventDefault();
    actions[event.key]();
  });
  window.addEventListener("hashchange", () => { if (follow(location.hash)) show(); });

  // MARK: News of a page that is served

  let news = isServed && !scenarios.length ? "judging" : null;
  const tell = what => {
    news = what;
    parts.news.textContent = news ? say(news) : "";
  };
  /** Takes the server's page in place of this one; the reader stays where they are, or as near as can be. */
  const renew = async () => {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    if (!answer.ok) throw new Error(answer.statusText);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = fresh.getElementById("data").textContent;
    if (text === document.getElementById("data").textContent) return;
    const place = scenarios.length ? address() : location.hash;
    for (const part of [...document.body.children]) if (part !== root && part.localName !== "script") part.remove();
    for (const part of [...fresh.body.children]) if (part.localName !== "script") { part.hidden = true; document.body.append(document.importNode(part, true)); }
    document.getElementById("data").textContent = text;
    data = JSON.parse(text);
    scenarios = read();
    if (!follow(place)) begin();
    const focused = document.activeElement?.id;
    const caret = document.activeElement === parts.search;
    build();
    const kept = caret ? parts.search : focused ? document.getElementById(focused) : null;
    kept?.focus();
  };
  const listen = () => {
    const source = new EventSource(`${location.pathname}events`);
    source.addEventListener("page", () => renew().then(() => tell(scenarios.length ? null : "judging"), () => tell("lost")));
    source.addEventListener("judging", () => tell("judging"));
    source.addEventListener("end", () => { source.close(); tell("ended"); });
    source.addEventListener("error", () => { if (source.readyState !== EventSource.CLOSED) tell("lost"); });
  };

  const begin = () => {
    current = Math.max(0, scenarios.findIndex(entry => !["passed", "skipped"].includes(entry.scenario.verdict)));
    step = scenarios.length ? firstStep(current) : -1;
  };
  if (!scenarios.length && !isServed) return;
  document.getElementById("still").media = "not all";
  document.getElementById("live").media = "all";
  for (const part of document.body.children) part.hidden = true;
  document.body.prepend(root);
  if (!follow(location.hash)) begin();
  build();
  if (isServed) listen();
})();
