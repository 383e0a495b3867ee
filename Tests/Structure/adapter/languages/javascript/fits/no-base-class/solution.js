export class Forward {
  constructor(name) { this.name = name }

  attack() { console.log(`前锋${this.name}进攻`) }

  defense() { console.log(`前锋${this.name}防守`) }
}

export class ForeignCenter {
  constructor(name) { this.name = name }

  foreignAttack() { console.log(`外籍中锋${this.name}进攻`) }

  foreignDefense() { console.log(`外籍中锋${this.name}防守`) }
}

export class Translator {
  #center

  constructor(center) { this.#center = center }

  attack() { this.#center.foreignAttack() }

  defense() { this.#center.foreignDefense() }
}
