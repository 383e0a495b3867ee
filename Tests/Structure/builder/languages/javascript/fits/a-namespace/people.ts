export class Person {
  readonly parts: string[] = []
  add(part: string): this {
    console.log(`建造${part}`)
    this.parts.push(part)
    return this
  }
}

namespace Builders {
  export interface PersonBuilder {
    buildHead(): void
    buildBody(): void
    buildArm(side: '左' | '右'): void
    buildLeg(side: '左' | '右'): void
    result(): Person
  }

  export abstract class Base implements PersonBuilder {
    protected person = new Person()
    protected abstract readonly who: string
    private part(name: string): void { this.person.add(`${this.who}的${name}`) }
    buildHead() { this.part('头部') }
    buildBody() { this.part('身体') }
    buildArm(side: '左' | '右') { this.part(`${side}手`) }
    buildLeg(side: '左' | '右') { this.part(`${side}脚`) }
    result(): Person {
      const done = this.person
      this.person = new Person()
      return done
    }
  }
}

export class FatPersonBuilder extends Builders.Base { protected readonly who = '胖子' }
export class ThinPersonBuilder extends Builders.Base { protected readonly who = '瘦子' }

export class PersonDirector {
  constructor(private readonly builder: Builders.PersonBuilder) {}
  build(): void {
    const b = this.builder
    b.buildHead()
    b.buildBody()
    b.buildArm('左')
    b.buildArm('右')
    b.buildLeg('左')
    b.buildLeg('右')
  }
}
