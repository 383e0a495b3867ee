export class BusIterator {
  private readonly walk: Iterator<string>
  constructor(names: Iterable<string>) { this.walk = names[Symbol.iterator]() }
  next(): string | null {
    const { value, done } = this.walk.next()
    return done ? null : value
  }
}

export class Bus {
  private readonly passengers: string[] = []
  board(name: string): void { this.passengers.push(name) }
  makeForward(): BusIterator { return new BusIterator([...this.passengers]) }
  makeBackward(): BusIterator { return new BusIterator([...this.passengers].reverse()) }
}
