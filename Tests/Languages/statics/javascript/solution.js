export class Counter {
  static total = 0

  constructor(value) { this.value = value }

  static create(start) {
    Counter.total += 1
    return new Counter(start)
  }
}
