interface Component { show(): void }

export class Person implements Component {
  readonly #name: string
  constructor(name: string) { this.#name = name }
  show(): void { console.log(`装扮的${this.#name}`) }
}

export abstract class Finery implements Component {
  private under?: Component
  protected constructor(private readonly label: string) {}
  decorate(component: Component): void { this.under = component }
  show(): void {
    console.log(this.label)
    this.under?.show()
  }
}

export class TShirt extends Finery { constructor() { super('大T恤') } }
export class BigTrouser extends Finery { constructor() { super('垮裤') } }
export class Sneakers extends Finery { constructor() { super('破球鞋') } }
export class LeatherShoes extends Finery { constructor() { super('皮鞋') } }
export class Tie extends Finery { constructor() { super('领带') } }
export class Suit extends Finery { constructor() { super('西装') } }
