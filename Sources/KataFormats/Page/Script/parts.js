// The parts of the page, and a scenario in them.

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
