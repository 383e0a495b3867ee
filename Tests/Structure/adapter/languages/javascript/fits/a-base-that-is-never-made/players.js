class Player {
  constructor(name) {
    if (new.target === Player) throw new TypeError('abstract')
    this.name = name
  }
}

export class Forward extends Player {
  attack() { console.log(`前锋${this.name}进攻`) }
  defense() { console.log(`前锋${this.name}防守`) }
}

export class ForeignCenter {
  constructor(name) { this.name = name }
  gong() { console.log(`外籍中锋${this.name}进攻`) }
  shou() { console.log(`外籍中锋${this.name}防守`) }
}

export class Translator extends Player {
  #center
  constructor(center) {
    super(center.name)
    this.#center = center
  }
  attack() { return this.#center.gong() }
  defense() { return this.#center.shou() }
}
