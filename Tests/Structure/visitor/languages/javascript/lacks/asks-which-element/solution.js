class Person {
  accept(visitor) { visitor.visit(this) }
}

export class Man extends Person {}

export class Woman extends Person {}

export class Joy {
  visit(person) {
    console.log(person instanceof Man ? '男人接收到喜这个visitor============我要飞' : '女人接收到喜这个visitor============我要跳')
  }
}

export class Anger {
  visit(person) {
    console.log(person instanceof Man ? '男人接收到怒这个visitor============我要叫' : '女人接收到怒这个visitor============我要苦')
  }
}

export class ObjectStructure {
  elements = []

  attach(element) { this.elements.push(element) }

  detach(element) { this.elements = this.elements.filter(known => known !== element) }

  accept(visitor) { this.elements.forEach(element => element.accept(visitor)) }
}
