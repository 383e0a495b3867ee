class Walk {
  #iterator

  constructor(iterable) { this.#iterator = iterable[Symbol.iterator]() }

  next() {
    const step = this.#iterator.next()
    return step.done ? null : step.value
  }
}

export class Bus {
  #passengers = []

  board(name) { this.#passengers.push(name) }

  *#from(start, step, end) {
    for (let i = start; i !== end; i += step) yield this.#passengers[i]
  }

  makeForward() { return new Walk(this.#from(0, 1, this.#passengers.length)) }

  makeBackward() { return new Walk(this.#from(this.#passengers.length - 1, -1, -1)) }
}
