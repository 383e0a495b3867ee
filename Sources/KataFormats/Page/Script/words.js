// The data of the run, the words of the page, and how its elements are made.

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
