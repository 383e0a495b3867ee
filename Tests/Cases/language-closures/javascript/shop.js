const Kind = Object.freeze({ plain: 'plain', gift: 'gift' })

class Order {
  constructor(text, kind) { Object.assign(this, { text, kind }) }
}

class Shop {
  #handlers = new Set()
  #taken = []

  constructor(discount) { this.price = amount => discount(amount) }

  get count() { return this.#taken.length }

  onOrder(handler) { this.#handlers.add(handler) }

  take(order) {
    this.#taken.push(order)
    this.#handlers.forEach(handler => handler(order))
    console.log(`taken: ${order.text}`)
  }

  orders(isMeant) { return this.#taken.filter(isMeant) }
}

module.exports = { Kind, Order, Shop }
