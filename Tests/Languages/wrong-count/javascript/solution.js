export class Waiter {
  constructor(name) { this.name = name }

  take(order) { console.log(order) }

  rest() { console.log('zzz') }
}
