export class Coin {
  #value

  constructor(value) { this.#value = value }

  equals(other) { return this.#value === other.#value }
}

export class Waiter {}
