export class Person {
  constructor(name) { this.name = name }
  show() { console.log(`装扮的${this.name}`) }
}

function showAll(garment) {
  let current = garment
  while (current) {
    if (current instanceof Person) { current.show(); return }
    console.log(current.label)
    current = current.inner
  }
}

class Clothes {
  inner = null
  decorate(component) { this.inner = component }
  show() { showAll(this) }
}

export class TShirt extends Clothes { label = '大T恤' }
export class BigTrouser extends Clothes { label = '垮裤' }
export class Sneakers extends Clothes { label = '破球鞋' }
export class LeatherShoes extends Clothes { label = '皮鞋' }
export class Tie extends Clothes { label = '领带' }
export class Suit extends Clothes { label = '西装' }
