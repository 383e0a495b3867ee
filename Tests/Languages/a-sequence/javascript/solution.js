export class Shelf {
  * [Symbol.iterator]() {
    yield 'a'
    yield 'b'
  }
}
