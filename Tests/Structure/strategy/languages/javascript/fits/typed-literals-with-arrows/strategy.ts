export enum CashType { normal = 'normal', rebate = 'rebate', return = 'return' }
interface Cash { pay(money: number): number }
const normal: Cash = { pay: money => money }
const rebate: Cash = { pay: money => money * 0.8 }
const giveBack: Cash = { pay: money => money - 5 }
export class CashContext {
  private readonly cash: Cash
  constructor(type: CashType) { this.cash = { normal, rebate, return: giveBack }[type] }
  result(money: number): number { return this.cash.pay(money) }
}
