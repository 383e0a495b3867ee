interface Powers { vitality: number; attack: number; defense: number }
const archive = new Map<number, Powers>()
let count = 0

export class Memento {
  constructor(readonly token: number) {}
}

export class Game {
  vitality = 100
  attack = 100
  defense = 100

  play(boss: string): void {
    console.log(`大战${boss}`)
    this.vitality = Math.max(0, this.vitality - 40)
    this.attack = Math.max(0, this.attack - 30)
    this.defense = Math.max(0, this.defense - 20)
  }

  save(): Memento {
    const token = count++
    archive.set(token, { vitality: this.vitality, attack: this.attack, defense: this.defense })
    return new Memento(token)
  }

  restore(memento: Memento): void {
    const powers = archive.get(memento.token)
    if (!powers) return
    this.vitality = powers.vitality
    this.attack = powers.attack
    this.defense = powers.defense
  }

  show(): void {
    console.log('角色当前状态:')
    console.log(`体力:${this.vitality}`)
    console.log(`攻击力:${this.attack}`)
    console.log(`防御力:${this.defense}`)
  }
}

export class Caretaker {
  private kept: Memento[] = []
  keep(memento: Memento): void { this.kept.push(memento) }
  last(): Memento | null { return this.kept[this.kept.length - 1] ?? null }
}
