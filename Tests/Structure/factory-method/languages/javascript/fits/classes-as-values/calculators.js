export class Calculator {
  numberA = 0
  numberB = 0
  calculate() { return 0 }
}

class Add extends Calculator { calculate() { return this.numberA + this.numberB } }
class Minus extends Calculator { calculate() { return this.numberA - this.numberB } }
class Multiply extends Calculator { calculate() { return this.numberA * this.numberB } }

class Divide extends Calculator {
  calculate() {
    if (this.numberB !== 0) return this.numberA / this.numberB
    console.log('dividend is can not be zero!')
    return 0
  }
}

class Factory {
  constructor(Product) { this.Product = Product }
  create() { return new this.Product() }
}

export class AddFactory extends Factory { constructor() { super(Add) } }
export class MinusFactory extends Factory { constructor() { super(Minus) } }
export class MultiplyFactory extends Factory { constructor() { super(Multiply) } }
export class DivideFactory extends Factory { constructor() { super(Divide) } }
