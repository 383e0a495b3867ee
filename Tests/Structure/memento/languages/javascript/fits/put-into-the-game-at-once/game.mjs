export class Memento {
  constructor(game) { Object.assign(this, game) }
}
export class Game {
  vitality = 100
  attack = 100
  defense = 100
  play(boss) {
    console.log(`大战${boss}`)
    for (const [key, loss] of Object.entries({ vitality: 40, attack: 30, defense: 20 })) this[key] = Math.max(0, this[key] - loss)
  }
  save() { return new Memento(this) }
  restore(memento) { Object.assign(this, memento) }
  show() { console.log(`角色当前状态:\n体力:${this.vitality}\n攻击力:${this.attack}\n防御力:${this.defense}`) }
}
export class Caretaker {
  #kept = []
  keep(memento) { this.#kept.push(memento) }
  last() { return this.#kept.at(-1) ?? null }
}
