export type OrderType = 'mutton' | 'chicken' | 'duck'

type Order = { execute(): void }

class Cook {
  roast(meat: string, text: string): void { console.log(`厨师烤${meat}肉:${text}`) }
}

export class Customer {
  private readonly cook = new Cook()

  pushOrder(text: string, type: OrderType): Order {
    const { cook } = this
    switch (type) {
      case 'mutton':
        return { execute() { console.log('烤羊'); cook.roast('羊', text) } }
      case 'chicken':
        return { execute() { console.log('烤鸡'); cook.roast('鸡', text) } }
      default:
        return { execute() { console.log('烤鸭'); cook.roast('鸭', text) } }
    }
  }
}

export class Waiter {
  private list: Order[] = []

  get orders(): Order[] { return [...this.list] }

  addOrder(order: Order): void {
    console.log('添加Order')
    this.list.push(order)
  }

  deleteOrder(order: Order): void {
    console.log('取消Order')
    this.list = this.list.filter(o => o !== order)
  }

  notifyOrder(): void {
    console.log('====开始执行Order===')
    this.list.forEach(order => order.execute())
  }
}
