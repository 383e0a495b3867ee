export class Calculator {
  numberA = 0
  numberB = 0
  constructor(operator = '+') { this.operator = operator }
  calculate() {
    switch (this.operator) {
      case '+': return this.numberA + this.numberB
      case '-': return this.numberA - this.numberB
      case '*': return this.numberA * this.numberB
      default:
        if (this.numberB === 0) { console.log('dividend is can not be zero!'); return 0 }
        return this.numberA / this.numberB
    }
  }
}

export class AddFactory { create() { return new Calculator('+') } }
export class MinusFactory { create() { return new Calculator('-') } }
export class MultiplyFactory { create() { return new Calculator('*') } }
export class DivideFactory { create() { return new Calculator('/') } }
