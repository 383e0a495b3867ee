let read; // only this module can look inside

export class Memento {
  #state;
  constructor(state) {
    this.#state = Object.freeze({ ...state });
  }
  static {
    read = (memento) => memento.#state;
  }
}

const LOSS = { vitality: 40, attack: 30, defense: 20 };
const TITLES = { vitality: '体力', attack: '攻击力', defense: '防御力' };

export class Game {
  vitality = 100;
  attack = 100;
  defense = 100;

  play(boss) {
    console.log(`大战${boss}`);
    for (const [key, loss] of Object.entries(LOSS)) {
      this[key] = Math.max(0, this[key] - loss);
    }
  }

  save() {
    const { vitality, attack, defense } = this;
    return new Memento({ vitality, attack, defense });
  }

  restore(memento) {
    Object.assign(this, read(memento));
  }

  show() {
    console.log('角色当前状态:');
    for (const key in TITLES) console.log(`${TITLES[key]}:${this[key]}`);
  }
}

export class Caretaker {
  #shelf = [];
  keep(memento) { this.#shelf.push(memento); }
  last() { return this.#shelf.at(-1) ?? null; }
}
