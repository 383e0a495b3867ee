export const OrderType = Object.freeze({ mutton: Symbol('mutton'), chicken: Symbol('chicken'), duck: Symbol('duck') })

const worker = {
  roastMutton(text) { console.log('厨师烤羊肉:' + text) },
  roastChicken(text) { console.log('厨师烤鸡肉:' + text) },
  roastDuck(text) { console.log('厨师烤鸭肉:' + text) }
}

export class Order {
  constructor(text, receiver) {
    this.text = text
    this.receiver = receiver
  }

  execute() { throw new Error('abstract') }
}

const Announcing = title => Base => class extends Base {
  execute() {
    console.log(title)
    this.work()
  }
}

class MuttonOrder extends Announcing('烤羊')(Order) {
  work() { this.receiver.roastMutton(this.text) }
}

class ChickenOrder extends Announcing('烤鸡')(Order) {
  work() { this.receiver.roastChicken(this.text) }
}

class DuckOrder extends Announcing('烤鸭')(Order) {
  work() { this.receiver.roastDuck(this.text) }
}

export class Customer {
  pushOrder(text, type) {
    switch (type) {
      case OrderType.mutton: return new MuttonOrder(text, worker)
      case OrderType.chicken: return new ChickenOrder(text, worker)
      default: return new DuckOrder(text, worker)
    }
  }
}

export class Waiter {
  orders = []

  addOrder(order) {
    console.log('添加Order')
    this.orders = [...this.orders, order]
  }

  deleteOrder(order) {
    console.log('取消Order')
    this.orders = this.orders.filter(known => known !== order)
  }

  notifyOrder() {
    console.log('====开始执行Order===')
    for (const order of this.orders) order.execute()
  }
}
