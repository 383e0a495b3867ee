const saves = []

export class Memento {
  constructor(index) { this.index = index }
}

export class Game {
  vitality = 100
  attack = 100
  defense = 100

  play(boss) {
    console.log(`大战${boss}`)
    this.vitality = Math.max(0, this.vitality - 40)
    this.attack = Math.max(0, this.attack - 30)
    this.defense = Math.max(0, this.defense - 20)
  }

  save() {
    saves.push([this.vitality, this.attack, this.defense])
    return new Memento(saves.length - 1)
  }

  restore(memento) {
    const [vitality, attack, defense] = saves[memento.index]
    this.vitality = vitality
    this.attack = attack
    this.defense = defense
  }

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
