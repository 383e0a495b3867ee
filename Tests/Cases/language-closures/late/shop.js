export const Kind = { plain: 'plain', gift: 'gift' }

export class Order {
  constructor(text, kind) { Object.assign(this, { text, kind }) }
}

export class Shop {
  #taken = []
  #handlers = []

  constructor(discount) { this.price = discount }

  get count() { return this.#taken.length }

  onOrder(handler) { this.#handlers.push(handler) }

  take(order) {
    this.#taken.push(order)
    for (const handler of this.#handlers) setTimeout(() => handler(order), 1)
  }

  orders(isMeant) { return this.#taken.filter(isMeant) }
}
