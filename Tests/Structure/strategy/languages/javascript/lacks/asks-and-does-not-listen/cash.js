export const CashType = Object.freeze({ normal: 'normal', rebate: 'rebate', return: 'return' })

class Normal { pay(money) { return money } }
class Rebate { pay(money) { return money * 0.8 } }
class Return { pay(money) { return money - 5 } }

export class CashContext {
  constructor(type) {
    this.strategy = { normal: new Normal(), rebate: new Rebate(), return: new Return() }[type]
    this.factor = type === 'rebate' ? 0.8 : 1
    this.off = type === 'return' ? 5 : 0
  }

  result(money) {
    this.strategy.pay(money)
    return money * this.factor - this.off
  }
}
