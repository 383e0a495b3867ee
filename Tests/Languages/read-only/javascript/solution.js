export class Table {
  #number

  constructor(number) { this.#number = number }

  get number() { return this.#number }

  get seats() { return 4 }
}
