class SchoolGirl { constructor(name) { this.name = name } }
class Pursuit {
  constructor(girl) { this.girl = girl }
  giveFlowers() { console.log('送你玫瑰花' + this.girl.name) }
  giveDolls() { console.log('送你洋娃娃' + this.girl.name) }
  giveChocolate() { console.log('送你巧克力' + this.girl.name) }
}
class GiftProxy {
  constructor(girl) { this.real = new Pursuit(girl) }
}
Object.assign(GiftProxy.prototype, {
  giveFlowers() { this.real.giveFlowers() },
  giveDolls() { this.real.giveDolls() },
  giveChocolate() { this.real.giveChocolate() },
})
module.exports = { SchoolGirl, GiftProxy }
