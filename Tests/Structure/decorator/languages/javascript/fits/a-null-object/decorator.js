export class Person {
  #name
  constructor(name) { this.#name = name }
  show() { console.log('装扮的' + this.#name) }
}

const nobody = { show() {} }

class 服饰 {
  #里面 = nobody
  decorate(component) { this.#里面 = component }
  get 名() { return '' }
  show() {
    console.log(this.名)
    this.#里面.show()
  }
}

export class TShirt extends 服饰 { get 名() { return '大T恤' } }
export class BigTrouser extends 服饰 { get 名() { return '垮裤' } }
export class Sneakers extends 服饰 { get 名() { return '破球鞋' } }
export class LeatherShoes extends 服饰 { get 名() { return '皮鞋' } }
export class Tie extends 服饰 { get 名() { return '领带' } }
export class Suit extends 服饰 { get 名() { return '西装' } }
