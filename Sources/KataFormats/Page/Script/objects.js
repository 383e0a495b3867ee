// The object diagram of a step.

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
