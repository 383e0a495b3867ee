export interface Visitor<R = void> {
  forMan(man: Man): R
  forWoman(woman: Woman): R
}

export interface Element {
  accept<R>(visitor: Visitor<R>): R
}

export class Man implements Element {
  accept<R>(visitor: Visitor<R>): R { return visitor.forMan(this) }
}

export class Woman implements Element {
  accept<R>(visitor: Visitor<R>): R { return visitor.forWoman(this) }
}

export class Joy implements Visitor {
  forMan(_: Man): void { console.log('男人接收到喜这个visitor============我要飞') }
  forWoman(_: Woman): void { console.log('女人接收到喜这个visitor============我要跳') }
}

export class Anger implements Visitor {
  forMan(_: Man): void { console.log('男人接收到怒这个visitor============我要叫') }
  forWoman(_: Woman): void { console.log('女人接收到怒这个visitor============我要苦') }
}

export class ObjectStructure {
  private elements = new Array<Element>()

  attach(element: Element): void { this.elements.push(element) }
  detach(element: Element): void { this.elements = this.elements.filter(e => e !== element) }
  accept(visitor: Visitor): void { this.elements.forEach(e => e.accept(visitor)) }
}
