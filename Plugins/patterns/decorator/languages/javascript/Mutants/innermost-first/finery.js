// Mistake: the wearer is shown before the garment.

// Component: what has show(). ConcreteComponent: Person. Decorator: Finery. A decorator is a component that holds another
// one: it says its own, and then asks that one.

export class Person {
  #name

  constructor(name) {
    this.#name = name
  }

  show() {
    console.log(`装扮的${this.#name}`)
  }
}

/** A garment, worn over one component at a time; over none it hangs in the wardrobe. */
class Finery {
  #component

  constructor(label) {
    this.label = label
  }

  decorate(component) {
    this.#component = component
  }

  show() {
    this.#component?.show()
    console.log(this.label)
  }
}

export class TShirt extends Finery {
  constructor() { super('大T恤') }
}

export class BigTrouser extends Finery {
  constructor() { super('垮裤') }
}

export class Sneakers extends Finery {
  constructor() { super('破球鞋') }
}

export class LeatherShoes extends Finery {
  constructor() { super('皮鞋') }
}

export class Tie extends Finery {
  constructor() { super('领带') }
}

export class Suit extends Finery {
  constructor() { super('西装') }
}
