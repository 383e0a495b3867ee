class Player {
  constructor(name) { this.name = name }
}

export class Forward extends Player {
  attack() { console.log(`前锋${this.name}进攻`) }

  defense() { console.log(`前锋${this.name}防守`) }
}

export class ForeignCenter {
  constructor(name) { this.name = name }
}

export class Translator extends Player {
  constructor(center) { super(center.name) }

  attack() { console.log(`外籍中锋${this.name}进攻`) }

  defense() { console.log(`外籍中锋${this.name}防守`) }
}
