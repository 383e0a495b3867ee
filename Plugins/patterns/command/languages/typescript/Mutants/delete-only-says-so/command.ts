// Mistake: an order that was taken back stays on the pad.

// Command: Order. ConcreteCommand: MuttonOrder, ChickenOrder, DuckOrder. Invoker: Waiter. Receiver: Worker.
// Client: Customer. The waiter keeps orders without knowing what they do; an order knows who does it.

export enum OrderType { mutton, chicken, duck }

/** The cook. */
class Worker {
  roastMutton(text: string): void {
    console.log(`厨师烤羊肉:${text}`)
  }

  roastChicken(text: string): void {
    console.log(`厨师烤鸡肉:${text}`)
  }

  roastDuck(text: string): void {
    console.log(`厨师烤鸭肉:${text}`)
  }
}

/** A request as an object: it can be kept, taken back, and carried out later. */
export abstract class Order {
  constructor(protected readonly text: string, protected readonly worker: Worker) {}

  abstract execute(): void
}

class MuttonOrder extends Order {
  execute(): void {
    console.log('烤羊')
    this.worker.roastMutton(this.text)
  }
}

class ChickenOrder extends Order {
  execute(): void {
    console.log('烤鸡')
    this.worker.roastChicken(this.text)
  }
}

class DuckOrder extends Order {
  execute(): void {
    console.log('烤鸭')
    this.worker.roastDuck(this.text)
  }
}

/** Writes what is wanted into an order. */
export class Customer {
  static #worker = new Worker()

  pushOrder(text: string, type: OrderType): Order {
    switch (type) {
      case OrderType.mutton: return new MuttonOrder(text, Customer.#worker)
      case OrderType.chicken: return new ChickenOrder(text, Customer.#worker)
      default: return new DuckOrder(text, Customer.#worker)
    }
  }
}

/** Collects orders, and sends them all to the kitchen at once. */
export class Waiter {
  #orders: Order[] = []

  get orders(): Order[] {
    return [...this.#orders]
  }

  addOrder(order: Order): void {
    console.log('添加Order')
    this.#orders.push(order)
  }

  deleteOrder(order: Order): void {
    console.log('取消Order')
  }

  notifyOrder(): void {
    console.log('====开始执行Order===')
    for (const order of this.#orders) order.execute()
  }
}
