export enum OrderType { Mutton, Chicken, Duck }

interface Command { readonly text: string; execute(): void }

class Worker {
  roastMutton(text: string): void { console.log(`厨师烤羊肉:${text}`) }
  roastChicken(text: string): void { console.log(`厨师烤鸡肉:${text}`) }
  roastDuck(text: string): void { console.log(`厨师烤鸭肉:${text}`) }
}

export abstract class Order implements Command {
  constructor(protected readonly worker: Worker, readonly text: string) {}
  abstract execute(): void
}

class MuttonOrder extends Order {
  execute(): void { console.log('烤羊'); this.worker.roastMutton(this.text) }
}
class ChickenOrder extends Order {
  execute(): void { console.log('烤鸡'); this.worker.roastChicken(this.text) }
}
class DuckOrder extends Order {
  execute(): void { console.log('烤鸭'); this.worker.roastDuck(this.text) }
}

const kinds: Record<OrderType, new (worker: Worker, text: string) => Order> = {
  [OrderType.Mutton]: MuttonOrder,
  [OrderType.Chicken]: ChickenOrder,
  [OrderType.Duck]: DuckOrder,
}

export class Customer {
  private readonly worker = new Worker()
  pushOrder(text: string, type: OrderType): Order { return new kinds[type](this.worker, text) }
}

class Queue<T extends Command> {
  private items: T[] = []
  add(item: T): void { this.items.push(item) }
  remove(item: T): void { this.items = this.items.filter(known => known !== item) }
  get all(): readonly T[] { return [...this.items] }
}

export class Waiter {
  private readonly queue = new Queue<Order>()
  get orders(): readonly Order[] { return this.queue.all }
  addOrder(order: Order): void { console.log('添加Order'); this.queue.add(order) }
  deleteOrder(order: Order): void { console.log('取消Order'); this.queue.remove(order) }
  notifyOrder(): void {
    console.log('====开始执行Order===')
    this.queue.all.forEach(order => order.execute())
  }
}
