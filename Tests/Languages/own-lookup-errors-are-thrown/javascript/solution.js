export class Shelf {
  #books = new Map([['Dune', ['a desert']]])

  book(title) { return this.#books.get(title)[0] }

  author() { return this.unknown.name }
}
