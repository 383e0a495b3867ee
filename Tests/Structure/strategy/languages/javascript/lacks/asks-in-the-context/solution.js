export const CashType = Object.freeze({ normal: 'normal', rebate: 'rebate', return: 'return' })

export class CashContext {
  #type

  constructor(type) {
    this.#type = type
  }

  result(money) {
    if (this.#type === CashType.rebate) return money * 0.8
    return this.#type === CashType.return ? money - 5 : money
  }
}
