export const CashType = { normal: 'normal', rebate: 'rebate', return: 'return' }

class Strategy {
  static #all = {}
  static register(kind, make) { Strategy.#all[kind] = make }
  static of(kind) { return Strategy.#all[kind]() }
  accept(money) { throw new Error(`not implemented for ${money}`) }
}

class Normal extends Strategy { accept(money) { return money } }
class Rebate extends Strategy {
  #factor
  constructor(factor) { super(); this.#factor = factor }
  accept(money) { return money * this.#factor }
}
class Return extends Strategy { accept(money) { return money - 5 } }

Strategy.register('normal', () => new Normal())
Strategy.register('rebate', () => new Rebate(0.8))
Strategy.register('return', () => new Return())

export class CashContext {
  constructor(type) { this.strategy = Strategy.of(type) }
  result(money) { return this.strategy.accept(money) }
}
