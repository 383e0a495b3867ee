class Person {
  constructor() { this.parts = [] }
  add(part) { console.log(`建造${part}`); this.parts.push(part) }
}
class FatPersonBuilder {
  kind = '胖子'
  person = new Person()
  result() { const p = this.person; this.person = new Person(); return p }
}
class ThinPersonBuilder extends FatPersonBuilder { kind = '瘦子' }
class PersonDirector {
  constructor(builder) { this.builder = builder }
  build() {
    for (const part of ['头部', '身体', '左手', '右手', '左脚', '右脚']) {
      this.builder.person.add(`${this.builder.kind}的${part}`)
    }
  }
}
module.exports = { Person, FatPersonBuilder, ThinPersonBuilder, PersonDirector }
