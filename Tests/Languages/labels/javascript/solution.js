export class Waiter {
  take(order, quantity) { console.log(`${quantity} x ${order}`) }
}
