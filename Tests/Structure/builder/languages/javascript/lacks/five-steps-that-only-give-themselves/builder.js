export class Person {
  parts = []
  add(part) {
    console.log(`建造${part}`)
    this.parts.push(part)
  }
}

class PersonBuilder {
  #person = new Person()
  get word() { return '' }
  buildHead() { return this }
  buildBody() { return this }
  buildLeftArm() { return this }
  buildRightArm() { return this }
  buildLeftLeg() { return this }
  buildRightLeg() {
    for (const part of ['头部', '身体', '左手', '右手', '左脚', '右脚']) this.#person.add(`${this.word}的${part}`)
    return this
  }
  result() {
    const person = this.#person
    this.#person = new Person()
    return person
  }
}

export class FatPersonBuilder extends PersonBuilder {
  get word() { return '胖子' }
}

export class ThinPersonBuilder extends PersonBuilder {
  get word() { return '瘦子' }
}

export class PersonDirector {
  constructor(builder) { this.builder = builder }
  build() { this.builder.buildHead().buildBody().buildLeftArm().buildRightArm().buildLeftLeg().buildRightLeg() }
}
