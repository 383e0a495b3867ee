// Context: CashContext. Strategy: what has accept(). ConcreteStrategy: NormalCash, RebateCash, ReturnCash. The till picks a
// strategy once, when it is opened; from then on it only asks.

export const CashType = Object.freeze({ normal: 'normal', rebate: 'rebate', return: 'return' })

class NormalCash {
  accept(money) {
    return money
  }
}

class RebateCash {
  constructor(factor) {
    this.factor = factor
  }

  accept(money) {
    return money * this.factor
  }
}

class ReturnCash {
  constructor(amount) {
    this.amount = amount
  }

  accept(money) {
    return money - this.amount
  }
}

const strategies = {
  [CashType.normal]: () => new NormalCash(),
  [CashType.rebate]: () => new RebateCash(0.8),
  [CashType.return]: () => new ReturnCash(5)
}

/** A till: what is to be paid, in today's way. */
export class CashContext {
  constructor(type) {
    this.strategy = strategies[type]()
  }

  result(money) {
    return this.strategy.accept(money)
  }
}
