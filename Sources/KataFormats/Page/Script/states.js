// The states that a run goes through, and where in it the reader is.

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
