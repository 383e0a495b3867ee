// Mistake: an order that was taken back stays on the pad.

// Command: Order. Invoker: Waiter. Receiver: Worker. Client: Customer. The waiter keeps orders without knowing what they
// do; an order knows who does it.

export const OrderType = Object.freeze({ mutton: '羊', chicken: '鸡', duck: '鸭' })

/** The cook. */
class Worker {
  roast(meat, text) {
    console.log(`厨师烤${meat}肉:${text}`)
  }
}

/** A request as an object: it can be kept, taken back, and carried out later. */
export class Order {
  #worker

  constructor(text, type, worker) {
    this.text = text
    this.type = type
    this.#worker = worker
  }

  execute() {
    console.log(`烤${this.type}`)
    this.#worker.roast(this.type, this.text)
  }
}

/** Writes what is wanted into an order. */
export class Customer {
  static #worker = new Worker()

  pushOrder(text, type) {
    return new Order(text, type, Customer.#worker)
  }
}

/** Collects orders, and sends them all to the kitchen at once. */
export class Waiter {
  #orders = []

  get orders() {
    return [...this.#orders]
  }

  addOrder(order) {
    console.log('添加Order')
    this.#orders.push(order)
  }

  deleteOrder(order) {
    console.log('取消Order')
  }

  notifyOrder() {
    console.log('====开始执行Order===')
    for (const order of this.#orders) order.execute()
  }
}
