export enum OrderType { Mutton, Chicken, Duck }
interface Executable { execute(): void }
class Barbecuer {
  grill(meat: string, text: string): void { console.log(`厨师烤${meat}肉:${text}`) }
}
export class Order implements Executable {
  constructor(protected readonly cook: Barbecuer, protected readonly text: string, private readonly meat: string) {}
  execute(): void { console.log('烤' + this.meat); this.cook.grill(this.meat, this.text) }
}
class MuttonOrder extends Order { constructor(c: Barbecuer, t: string) { super(c, t, '羊') } }
class ChickenOrder extends Order { constructor(c: Barbecuer, t: string) { super(c, t, '鸡') } }
class DuckOrder extends Order { constructor(c: Barbecuer, t: string) { super(c, t, '鸭') } }
export class Customer {
  private cook = new Barbecuer()
  pushOrder(text: string, type: OrderType): Order {
    const kinds = { [OrderType.Mutton]: MuttonOrder, [OrderType.Chicken]: ChickenOrder, [OrderType.Duck]: DuckOrder }
    return new kinds[type](this.cook, text)
  }
}
export class Waiter {
  private readonly pad: Executable[] = []
  get orders(): Executable[] { return [...this.pad] }
  addOrder(order: Executable): void { console.log('添加Order'); this.pad.push(order) }
  deleteOrder(order: Executable): void {
    console.log('取消Order')
    for (let i = this.pad.indexOf(order); i >= 0; i = this.pad.indexOf(order)) this.pad.splice(i, 1)
  }
  notifyOrder(): void { console.log('====开始执行Order==='); this.pad.forEach(o => o.execute()) }
}
