export default class Bus {
  #seats = []
  board(name) { this.#seats.push(name) }
  makeForward() { return walkOver(this.#seats) }
  makeBackward() { return walkOver(this.#seats.toReversed()) }
}

function walkOver(seats) {
  const copy = seats.slice()
  let at = 0
  return { next: () => (at < copy.length ? copy[at++] : null) }
}
