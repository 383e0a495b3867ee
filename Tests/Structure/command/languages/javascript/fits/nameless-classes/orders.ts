export enum OrderType { Mutton, Chicken, Duck }

export class Worker {
  private static instance?: Worker
  static get shared(): Worker { return (Worker.instance ??= new Worker()) }
  doMuttonWork(work: string) { console.log(`厨师烤羊肉:${work}`) }
  doChickenWork(work: string) { console.log(`厨师烤鸡肉:${work}`) }
  doDuckWork(work: string) { console.log(`厨师烤鸭肉:${work}`) }
}

export abstract class Order {
  constructor(readonly text: string) {}
  protected abstract title: string
  protected abstract cook(worker: Worker): void
  execute() {
    console.log(this.title)
    this.cook(Worker.shared)
  }
}

const menu: Record<OrderType, new (text: string) => Order> = {
  [OrderType.Mutton]: class extends Order {
    title = '烤羊'
    cook(w: Worker) { w.doMuttonWork(this.text) }
  },
  [OrderType.Chicken]: class extends Order {
    title = '烤鸡'
    cook(w: Worker) { w.doChickenWork(this.text) }
  },
  [OrderType.Duck]: class extends Order {
    title = '烤鸭'
    cook(w: Worker) { w.doDuckWork(this.text) }
  },
}

export class Customer {
  pushOrder(text: string, type: OrderType): Order { return new menu[type](text) }
}

export class Waiter {
  orders: Order[] = []
  addOrder(order: Order) {
    console.log('添加Order')
    this.orders = [...this.orders, order]
  }
  deleteOrder(order: Order) {
    console.log('取消Order')
    this.orders = this.orders.filter(o => o !== order)
  }
  notifyOrder() {
    console.log('====开始执行Order===')
    this.orders.forEach(order => order.execute())
  }
}
