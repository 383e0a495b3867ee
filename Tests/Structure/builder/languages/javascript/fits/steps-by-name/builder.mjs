class Person {
  parts = []
  add(part) {
    console.log(`建造${part}`)
    this.parts.push(part)
  }
}

class PersonBuilder {
  person = new Person()
  buildHead() { this.person.add(`${this.figure}的头部`) }
  buildBody() { this.person.add(`${this.figure}的身体`) }
  buildLeftArm() { this.person.add(`${this.figure}的左手`) }
  buildRightArm() { this.person.add(`${this.figure}的右手`) }
  buildLeftLeg() { this.person.add(`${this.figure}的左脚`) }
  buildRightLeg() { this.person.add(`${this.figure}的右脚`) }
  result() {
    const { person } = this
    this.person = new Person()
    return person
  }
}

export { Person }
export class FatPersonBuilder extends PersonBuilder { get figure() { return '胖子' } }
export class ThinPersonBuilder extends PersonBuilder { get figure() { return '瘦子' } }

export class PersonDirector {
  constructor(builder) { this.builder = builder }
  build() {
    const { builder } = this
    builder.buildHead()
    builder.buildBody()
    builder.buildLeftArm()
    builder.buildRightArm()
    builder.buildLeftLeg()
    builder.buildRightLeg()
  }
}
