export class Counter {
  constructor(start) {
    this.value = start
  }

  add(count) {
    this.value += count
    console.log(this.value)
    return this.value
  }
}
