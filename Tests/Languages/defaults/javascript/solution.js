export class Table {
  constructor(name, seats = 4, isFree = true) { this.words = `${name} ${seats} ${isFree}` }

  describe() { return this.words }
}
