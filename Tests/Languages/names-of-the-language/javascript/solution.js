export const OrderKind = Object.freeze({ MUTTON: Symbol('mutton'), ROAST_DUCK: Symbol('duck') })

export class Waiter {
  #orders = []

  constructor({ name }) { this.name = name }

  getOpenOrders() { return this.#orders }

  push_order(words, kind) {
    console.log(this.name, words)
    this.#orders.push(words)
    return kind === OrderKind.ROAST_DUCK
  }
}
