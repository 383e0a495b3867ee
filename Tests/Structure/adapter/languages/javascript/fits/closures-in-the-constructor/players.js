class Forward {
  constructor(name) { this.name = name }
  attack() { console.log(`前锋${this.name}进攻`) }
  defense() { console.log(`前锋${this.name}防守`) }
}
class ForeignCenter {
  constructor(name) { this.name = name }
  foreignAttack() { console.log(`外籍中锋${this.name}进攻`) }
  foreignDefense() { console.log(`外籍中锋${this.name}防守`) }
}
class Translator {
  constructor(center) {
    this.attack = () => center.foreignAttack()
    this.defense = () => center.foreignDefense()
  }
}
module.exports = { Forward, ForeignCenter, Translator }
