export class Bus {
  names = []
  place = 0

  board(name) { this.names.push(name) }

  makeForward() {
    return new BusIterator(this, [...this.names])
  }

  makeBackward() {
    return new BusIterator(this, [...this.names].reverse())
  }

  step(walk) {
    const name = walk.names[walk.at] ?? null
    walk.at += 1
    return name
  }
}

export class BusIterator {
  constructor(bus, names) { this.bus = bus; this.names = names; this.at = 0 }
  next() { return this.bus.step(this) }
}
