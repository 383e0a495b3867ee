export enum Kind { Plain, Gift }

export class Order {
  constructor(readonly text: string, readonly kind: Kind) {}
}

type Handler = (order: Order) => void

export class Shop {
  private handlers: Handler[] = []
  private taken: Order[] = []

  constructor(private readonly discount: (amount: number) => number) {}

  get count(): number { return this.taken.length }

  onOrder(handler: Handler): void { this.handlers.push(handler) }

  take(order: Order): void {
    this.taken.push(order)
    for (const handler of this.handlers) handler(order)
    console.log(`taken: ${order.text}`)
  }

  price(amount: number): number { return this.discount(amount) }

  orders(isMeant: (order: Order) => boolean): Order[] { return this.taken.filter(isMeant) }
}
