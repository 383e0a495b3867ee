export class Person {
  parts = []
  add(part) {
    console.log('建造' + part)
    this.parts.push(part)
  }
}

class PersonBuilder {
  #person = new Person()
  constructor(figure) { this.figure = figure }
  #add(part) { this.#person.add(`${this.figure}的${part}`); return this }
  head() { return this.#add('头部') }
  body() { return this.#add('身体') }
  leftArm() { return this.#add('左手') }
  rightArm() { return this.#add('右手') }
  leftLeg() { return this.#add('左脚') }
  rightLeg() { return this.#add('右脚') }
  result() {
    const person = this.#person
    this.#person = new Person()
    return person
  }
}

export class FatPersonBuilder extends PersonBuilder { constructor() { super('胖子') } }
export class ThinPersonBuilder extends PersonBuilder { constructor() { super('瘦子') } }

export class PersonDirector {
  #builder
  constructor(builder) { this.#builder = builder }
  build() {
    this.#builder.head().body().leftArm().rightArm().leftLeg().rightLeg()
  }
}
