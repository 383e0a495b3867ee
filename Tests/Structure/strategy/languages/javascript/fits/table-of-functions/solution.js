export const CashType = Object.freeze({ normal: 'normal', rebate: 'rebate', return: 'return' })

const ways = {
  normal: money => money,
  rebate: money => money * 0.8,
  return: money => money - 5
}

export class CashContext {
  constructor(type) {
    this.way = ways[type]
  }

  result(money) {
    return this.way(money)
  }
}
