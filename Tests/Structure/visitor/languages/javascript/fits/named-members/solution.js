export class Man {
  accept(visitor) { visitor.visitMan(this) }
}

export class Woman {
  accept(visitor) { visitor.visitWoman(this) }
}

export class Joy {
  visitMan() { console.log('男人接收到喜这个visitor============我要飞') }

  visitWoman() { console.log('女人接收到喜这个visitor============我要跳') }
}

export class Anger {
  visitMan() { console.log('男人接收到怒这个visitor============我要叫') }

  visitWoman() { console.log('女人接收到怒这个visitor============我要苦') }
}

export class ObjectStructure {
  elements = []

  attach(element) { this.elements.push(element) }

  detach(element) { this.elements = this.elements.filter(known => known !== element) }

  accept(visitor) { this.elements.forEach(element => element.accept(visitor)) }
}
