class Memento {
  constructor({ vitality, attack, defense }) { Object.assign(this, { vitality, attack, defense }); Object.freeze(this) }
}
class Game {
  constructor() { this.vitality = 100; this.attack = 100; this.defense = 100 }
  play(boss) {
    console.log('大战' + boss)
    this.vitality = Math.max(0, this.vitality - 40)
    this.attack = Math.max(0, this.attack - 30)
    this.defense = Math.max(0, this.defense - 20)
  }
  show() {
    console.log('角色当前状态:')
    console.log('体力:' + this.vitality)
    console.log('攻击力:' + this.attack)
    console.log('防御力:' + this.defense)
  }

  save() { return new Memento(this) }
  restore({ vitality, attack, defense }) {
    this.vitality = vitality
    this.attack = attack
    this.defense = defense
  }
}
class Caretaker {
  #shelf = []
  keep(memento) { this.#shelf.push(memento) }
  last() { return this.#shelf.at(-1) ?? null }
}
module.exports = { Game, Memento, Caretaker }

