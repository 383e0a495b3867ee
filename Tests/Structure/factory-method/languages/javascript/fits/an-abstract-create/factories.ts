export abstract class Calculator {
  numberA = 0
  numberB = 0
  abstract calculate(): number
}
class Add extends Calculator { calculate() { return this.numberA + this.numberB } }
class Minus extends Calculator { calculate() { return this.numberA - this.numberB } }
class Multiply extends Calculator { calculate() { return this.numberA * this.numberB } }
class Divide extends Calculator {
  calculate() {
    if (this.numberB === 0) {
      console.log('dividend is can not be zero!')
      return 0
    }
    return this.numberA / this.numberB
  }
}

abstract class Factory<P extends Calculator> {
  constructor(private readonly product: new () => P) {}
  create(): P { return new this.product() }
}
export class AddFactory extends Factory<Add> { constructor() { super(Add) } }
export class MinusFactory extends Factory<Minus> { constructor() { super(Minus) } }
export class MultiplyFactory extends Factory<Multiply> { constructor() { super(Multiply) } }
export class DivideFactory extends Factory<Divide> { constructor() { super(Divide) } }
