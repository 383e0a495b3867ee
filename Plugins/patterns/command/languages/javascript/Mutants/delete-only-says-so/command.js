// Mistake: an order that was taken back stays on the pad.

// Command: Order. ConcreteCommand: MuttonOrder, ChickenOrder, DuckOrder. Invoker: Waiter. Receiver: Worker.
// Client: Customer. The waiter keeps orders without knowing what they do; an order knows who does it.

export const OrderType = Object.freeze({ mutton: '羊', chicken: '鸡', duck: '鸭' })

/** The cook. */
class Worker {
  roastMutton(text) {
    console.log(`厨师烤羊肉:${text}`)
  }

  roastChicken(text) {
    console.log(`厨师烤鸡肉:${text}`)
  }

  roastDuck(text) {
    console.log(`厨师烤鸭肉:${text}`)
  }
}

/** A request as an object: it can be kept, taken back, and carried out later. */
export class Order {
  constructor(text, worker) {
    this.text = text
    this.worker = worker
  }

  execute() {}
}

class MuttonOrder extends Order {
  execute() {
    console.log('烤羊')
    this.worker.roastMutton(this.text)
  }
}

class ChickenOrder extends Order {
  execute() {
    console.log('烤鸡')
    this.worker.roastChicken(this.text)
  }
}

class DuckOrder extends Order {
  execute() {
    console.log('烤鸭')
    this.worker.roastDuck(this.text)
  }
}

/** Writes what is wanted into an order. */
export class Customer {
  static #worker = new Worker()

  pushOrder(text, type) {
    switch (type) {
      case OrderType.mutton: return new MuttonOrder(text, Customer.#worker)
      case OrderType.chicken: return new ChickenOrder(text, Customer.#worker)
      default: return new DuckOrder(text, Customer.#worker)
    }
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
