export class Bus {
  #names = []

  board(name) { this.#names.push(name) }

  makeForward() { return walk([...this.#names]) }

  makeBackward() { return walk([...this.#names].reverse()) }
}

function walk(names) {
  let place = 0
  return {
    next() { return place < names.length ? names[place++] : null }
  }
}
