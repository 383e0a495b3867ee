// Keys, addresses, and the news of a page that is served; the page begins here.

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
