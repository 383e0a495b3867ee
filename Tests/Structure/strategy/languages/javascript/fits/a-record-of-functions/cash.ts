export enum CashType { normal, rebate, return }

type Pay = (money: number) => number

const PAY: Record<CashType, Pay> = {
  [CashType.normal]: money => money,
  [CashType.rebate]: money => money * 0.8,
  [CashType.return]: money => money - 5
}

export class CashContext {
  private readonly pay: Pay

  constructor(type: CashType) { this.pay = PAY[type] }

  result(money: number): number { return this.pay(money) }
}
