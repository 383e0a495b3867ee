interface Visitor { man(element: Man): void; woman(element: Woman): void }
interface Element { accept(visitor: Visitor): void }

export class Man implements Element { accept(visitor: Visitor): void { visitor.man(this) } }
export class Woman implements Element { accept(visitor: Visitor): void { visitor.woman(this) } }

// Neither says that it is a visitor: it has what one needs.
export class Joy {
  man(_: Man) { console.log('男人接收到喜这个visitor============我要飞') }
  woman(_: Woman) { console.log('女人接收到喜这个visitor============我要跳') }
}
export class Anger {
  man(_: Man) { console.log('男人接收到怒这个visitor============我要叫') }
  woman(_: Woman) { console.log('女人接收到怒这个visitor============我要苦') }
}

export class ObjectStructure {
  private elements: Set<Element> | Element[] = []
  attach(element: Element): void { this.elements = [...this.elements, element] }
  detach(element: Element): void { this.elements = [...this.elements].filter(e => e !== element) }
  accept(visitor: Visitor): void { for (const element of this.elements) element.accept(visitor) }
}
