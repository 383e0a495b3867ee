// The queue, the calls and the types.

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
