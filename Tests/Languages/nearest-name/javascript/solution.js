export class Waiter {
  orders = []

  take(order) { this.orders.push(order) }
}
