export class Game {
  #state = { vitality: 100, attack: 100, defense: 100 }

  get vitality() { return this.#state.vitality }
  get attack() { return this.#state.attack }
  get defense() { return this.#state.defense }

  play(boss) {
    console.log('大战' + boss)
    const worn = { vitality: 40, attack: 30, defense: 20 }
    this.#state = Object.fromEntries(Object.entries(this.#state).map(([k, v]) => [k, Math.max(0, v - worn[k])]))
  }

  save() {
    const kept = structuredClone(this.#state)
    return { reveal: () => ({ ...kept }) }
  }

  restore(memento) { this.#state = memento.reveal() }

  show() {
    console.log('角色当前状态:')
    console.log(`体力:${this.vitality}`)
    console.log(`攻击力:${this.attack}`)
    console.log(`防御力:${this.defense}`)
  }
}

export class Caretaker {
  #shelf = []
  keep(memento) { this.#shelf.push(memento) }
  last() { return this.#shelf[this.#shelf.length - 1] ?? null }
}
