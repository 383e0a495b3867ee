export class Memento {
  readonly #state: readonly [number, number, number]

  private constructor(state: [number, number, number]) { this.#state = state }

  static of(...state: [number, number, number]): Memento { return new Memento(state) }

  static open(memento: Memento): readonly [number, number, number] { return memento.#state }
}

export class Game {
  vitality = 100
  attack = 100
  defense = 100

  play(boss: string): void {
    console.log('大战' + boss)
    this.vitality = Math.max(0, this.vitality - 40)
    this.attack = Math.max(0, this.attack - 30)
    this.defense = Math.max(0, this.defense - 20)
  }

  save(): Memento { return Memento.of(this.vitality, this.attack, this.defense) }

  restore(memento: Memento): void {
    [this.vitality, this.attack, this.defense] = Memento.open(memento)
  }

  show(): void {
    console.log('角色当前状态:')
    for (const [name, value] of Object.entries({ 体力: this.vitality, 攻击力: this.attack, 防御力: this.defense })) {
      console.log(`${name}:${value}`)
    }
  }
}

export class Caretaker {
  private mementos: Memento[] = []
  keep(memento: Memento): void { this.mementos.push(memento) }
  last(): Memento | null { return this.mementos[this.mementos.length - 1] ?? null }
}
