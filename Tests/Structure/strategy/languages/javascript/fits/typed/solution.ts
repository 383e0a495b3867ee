export type CashType = 'normal' | 'rebate' | 'return'

interface Discount {
  pay(money: number): number
}

class Full implements Discount {
  pay(money: number): number { return money }
}

class Percent implements Discount {
  constructor(private readonly share: number) {}

  pay(money: number): number { return money * this.share }
}

class Back implements Discount {
  pay(money: number): number { return money - 5 }
}

export class CashContext {
  private readonly discount: Discount

  constructor(type: CashType) {
    this.discount = type === 'rebate' ? new Percent(0.8) : type === 'return' ? new Back() : new Full()
  }

  result(money: number): number { return this.discount.pay(money) }
}
