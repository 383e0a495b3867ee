class NoTea extends Error {}

export class Pot {
  #cups = 3

  pour(cups) {
    if (cups > this.#cups) {
      console.log('empty')
      throw new NoTea('no more tea')
    }
    this.#cups -= cups
    console.log('poured')
    return this.#cups
  }
}
