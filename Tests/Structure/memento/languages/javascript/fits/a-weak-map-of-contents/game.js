const contents = new WeakMap()

export class Memento {
  constructor(content) {
    contents.set(this, Object.freeze({ ...content }))
    Object.freeze(this)
  }
}

export class Game {
  #powers = { vitality: 100, attack: 100, defense: 100 }

  get vitality() { return this.#powers.vitality }
  get attack() { return this.#powers.attack }
  get defense() { return this.#powers.defense }

  play(boss) {
    console.log(`大战${boss}`)
    const { vitality, attack, defense } = this.#powers
    this.#powers = {
      vitality: Math.max(0, vitality - 40),
      attack: Math.max(0, attack - 30),
      defense: Math.max(0, defense - 20)
    }
  }

  save() { return new Memento(this.#powers) }

  restore(memento) { this.#powers = { ...contents.get(memento) } }

  show() {
    console.log('角色当前状态:')
    console.log(`体力:${this.vitality}`)
    console.log(`攻击力:${this.attack}`)
    console.log(`防御力:${this.defense}`)
  }
}

export class Caretaker {
  #kept = []
  keep(memento) { this.#kept.push(memento) }
  last() { return this.#kept.at(-1) ?? null }
}
