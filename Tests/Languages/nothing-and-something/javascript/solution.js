export class Guest {}

export class Queue {
  #names = []

  add(name) { this.#names.push(name) }

  next() { return this.#names.shift() }

  guest() { return this.#names.length ? new Guest() : null }
}
