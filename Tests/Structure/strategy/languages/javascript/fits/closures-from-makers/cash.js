export const CashType = { normal: 'normal', rebate: 'rebate', return: 'return' }

const full = () => money => money
const share = factor => money => money * factor
const back = amount => money => money - amount

const strategies = new Map([
  ['normal', full()],
  ['rebate', share(0.8)],
  ['return', back(5)]
])

export class CashContext {
  #strategy

  constructor(type) {
    this.#strategy = strategies.get(type)
  }

  result(money) { return this.#strategy(money) }
}
