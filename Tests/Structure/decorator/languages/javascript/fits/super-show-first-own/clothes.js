class Finery {
  decorate(component) { this.component = component }

  show() {
    if (this.component) this.component.show()
  }
}

export class Person {
  constructor(name) { this.name = name }
  show() { console.log('装扮的' + this.name) }
}

export class TShirt extends Finery { show() { console.log('大T恤'); super.show() } }
export class BigTrouser extends Finery { show() { console.log('垮裤'); super.show() } }
export class Sneakers extends Finery { show() { console.log('破球鞋'); super.show() } }
export class LeatherShoes extends Finery { show() { console.log('皮鞋'); super.show() } }
export class Tie extends Finery { show() { console.log('领带'); super.show() } }
export class Suit extends Finery { show() { console.log('西装'); super.show() } }
