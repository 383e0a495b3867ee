export enum OrderType { Mutton = 'mutton', Chicken = 'chicken', Duck = 'duck' }

export class Order {
  constructor(public readonly text: string, public readonly type: OrderType) {}
}

export class Customer {
  pushOrder(text: string, type: OrderType): Order { return new Order(text, type) }
}

export class Waiter {
  private list: Order[] = []
  get orders(): Order[] { return this.list.slice() }
  addOrder(order: Order): void { console.log('添加Order'); this.list.push(order) }
  deleteOrder(order: Order): void { console.log('取消Order'); this.list = this.list.filter(o => o !== order) }
  notifyOrder(): void {
    console.log('====开始执行Order===')
    for (const order of this.list) {
      switch (order.type) {
        case OrderType.Mutton: console.log('烤羊'); console.log(`厨师烤羊肉:${order.text}`); break
        case OrderType.Chicken: console.log('烤鸡'); console.log(`厨师烤鸡肉:${order.text}`); break
        case OrderType.Duck: console.log('烤鸭'); console.log(`厨师烤鸭肉:${order.text}`); break
      }
    }
  }
}
