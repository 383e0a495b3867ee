export class Man { accept(visitor) { visitor.visitMan(this) } }
export class Woman { accept(visitor) { visitor.visitWoman(this) } }
class Mood {
  n = 0
  visitMan(man) { this.n++ }
  visitWoman(woman) { this.n++ }
}
export class Joy extends Mood { visitMan(man) { this.n += 1 } visitWoman(woman) { this.n += 1 } }
export class Anger extends Mood { visitMan(man) { this.n += 1 } visitWoman(woman) { this.n += 1 } }
const LINES = {
  ManJoy: '男人接收到喜这个visitor============我要飞',
  WomanJoy: '女人接收到喜这个visitor============我要跳',
  ManAnger: '男人接收到怒这个visitor============我要叫',
  WomanAnger: '女人接收到怒这个visitor============我要苦',
}
export class ObjectStructure {
  people = []
  attach(e) { this.people.push(e) }
  detach(e) { this.people = this.people.filter(p => p !== e) }
  accept(v) {
    for (const p of this.people) {
      p.accept(v)
      console.log(LINES[p.constructor.name + v.constructor.name])
    }
  }
}
