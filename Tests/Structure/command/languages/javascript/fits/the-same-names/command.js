export const OrderType = Object.freeze({ mutton: 'mutton', chicken: 'chicken', duck: 'duck' })

class Cook {
  constructor(meat) { this.meat = meat }
  execute(text) {
    console.log(`烤${this.meat}`)
    console.log(`厨师烤${this.meat}肉:${text}`)
  }
}
export class Order {
  constructor(text) { this.text = text }
  execute() { this.cook.execute(this.text) }
}
class MuttonOrder extends Order { cook = new Cook('羊') }
class ChickenOrder extends Order { cook = new Cook('鸡') }
class DuckOrder extends Order { cook = new Cook('鸭') }

export class Customer {
  pushOrder(text, type) {
    switch (type) {
      case OrderType.mutton: return new MuttonOrder(text)
      case OrderType.chicken: return new ChickenOrder(text)
      case OrderType.duck: return new DuckOrder(text)
    }
  }
}
export class Waiter {
  orders = []
  addOrder(order) { this.orders.push(order); console.log('添加Order') }
  deleteOrder(order) { this.orders = this.orders.filter(o => o !== order); console.log('取消Order') }
  notifyOrder() {
    console.log('====开始执行Order===')
    for (const order of this.orders) order.execute()
  }
}
