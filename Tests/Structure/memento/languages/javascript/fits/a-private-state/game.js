class Memento {
  #put
  constructor(put) { this.#put = put }
  static open(memento) { return memento.#put }
}
class Game {
  #state = { vitality: 100, attack: 100, defense: 100 }
  get vitality() { return this.#state.vitality }
  get attack() { return this.#state.attack }
  get defense() { return this.#state.defense }
  play(boss) {
    console.log('大战' + boss)
    const { vitality, attack, defense } = this.#state
    this.#state = { vitality: Math.max(0, vitality - 40), attack: Math.max(0, attack - 30), defense: Math.max(0, defense - 20) }
  }
  save() { return new Memento({ ...this.#state }) }
  restore(memento) { this.#state = { ...Memento.open(memento) } }
  show() {
    console.log('角色当前状态:')
    for (const [word, key] of [['体力', 'vitality'], ['攻击力', 'attack'], ['防御力', 'defense']]) console.log(`${word}:${this.#state[key]}`)
  }
}
class Caretaker {
  list = []
  keep(memento) { this.list.unshift(memento) }
  last() { return this.list[0] ?? null }
}
module.exports = { Game, Memento, Caretaker }
