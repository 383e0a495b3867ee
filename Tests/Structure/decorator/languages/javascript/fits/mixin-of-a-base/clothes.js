export class Person {
  #name
  constructor(name) { this.#name = name }
  show() { console.log(`装扮的${this.#name}`) }
}

const garment = label => class {
  #worn = null
  decorate(component) { this.#worn = component }
  show() {
    console.log(label)
    this.#worn?.show()
  }
}

export class TShirt extends garment('大T恤') {}
export class BigTrouser extends garment('垮裤') {}
export class Sneakers extends garment('破球鞋') {}
export class LeatherShoes extends garment('皮鞋') {}
export class Tie extends garment('领带') {}
export class Suit extends garment('西装') {}
