// Context: CashContext. Strategy: CashStrategy. ConcreteStrategy: NormalCash, RebateCash, ReturnCash. The till picks a
// strategy once, when it is opened; from then on it only asks.

export enum CashType { normal, rebate, return }

interface CashStrategy {
  /** Returns what is to be paid for goods of a price, both in yuan. */
  accept(money: number): number
}

class NormalCash implements CashStrategy {
  accept(money: number): number {
    return money
  }
}

class RebateCash implements CashStrategy {
  constructor(private readonly factor: number) {}

  accept(money: number): number {
    return money * this.factor
  }
}

class ReturnCash implements CashStrategy {
  constructor(private readonly amount: number) {}

  accept(money: number): number {
    return money - this.amount
  }
}

/** A till: what is to be paid, in today's way. */
export class CashContext {
  private readonly strategy: CashStrategy

  constructor(type: CashType) {
    switch (type) {
      case CashType.normal: this.strategy = new NormalCash(); break
      case CashType.rebate: this.strategy = new RebateCash(0.8); break
      case CashType.return: this.strategy = new ReturnCash(5); break
    }
  }

  result(money: number): number {
    return this.strategy.accept(money)
  }
}
