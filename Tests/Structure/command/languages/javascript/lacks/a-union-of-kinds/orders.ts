export enum OrderType { mutton, chicken, duck }

export class Order {
  constructor(readonly text: string, readonly type: OrderType) {}
}

export class Customer {
  pushOrder(text: string, type: OrderType): Order { return new Order(text, type) }
}

export class Waiter {
  orders: Order[] = []

  addOrder(order: Order): void {
    console.log('添加Order')
    this.orders.push(order)
  }

  deleteOrder(order: Order): void {
    console.log('取消Order')
    this.orders = this.orders.filter(o => o !== order)
  }

  notifyOrder(): void {
    console.log('====开始执行Order===')
    const words = ['羊', '鸡', '鸭']
    for (const { text, type } of this.orders) {
      console.log('烤' + words[type])
      console.log(`厨师烤${words[type]}肉:${text}`)
    }
  }
}
