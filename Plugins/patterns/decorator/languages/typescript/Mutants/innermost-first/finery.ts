// Mistake: the wearer is shown before the garment.

// Component: Component. ConcreteComponent: Person. Decorator: Finery. A decorator is a component that holds another
// one: it says its own, and then asks that one.

interface Component {
  show(): void
}

export class Person implements Component {
  constructor(private readonly name: string) {}

  show(): void {
    console.log(`装扮的${this.name}`)
  }
}

/** A garment, worn over one component at a time; over none it hangs in the wardrobe. */
abstract class Finery implements Component {
  #component?: Component

  constructor(private readonly label: string) {}

  decorate(component: Component): void {
    this.#component = component
  }

  show(): void {
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
