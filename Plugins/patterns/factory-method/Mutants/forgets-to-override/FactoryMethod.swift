// Mistake: one factory never overrides the base's method, whose product can do nothing.

/// Makes calculators; which kind is up to the type that conforms.
class CalculatorFactory {
    func create() -> Calculator { Calculator() }
}

final class AddFactory: CalculatorFactory {
    override func create() -> Calculator { AddCalculator() }
}

final class MinusFactory: CalculatorFactory {}

final class MultiplyFactory: CalculatorFactory {
    override func create() -> Calculator { MultiplyCalculator() }
}

final class DivideFactory: CalculatorFactory {
    override func create() -> Calculator { DivideCalculator() }
}

/// Two numbers, and what becomes of them.
class Calculator {
    var numberA = 0.0
    var numberB = 0.0

    func calculate() -> Double { 0 }
}

final class AddCalculator: Calculator {
    override func calculate() -> Double { numberA + numberB }
}

final class MinusCalculator: Calculator {
    override func calculate() -> Double { numberA - numberB }
}

final class MultiplyCalculator: Calculator {
    override func calculate() -> Double { numberA * numberB }
}

final class DivideCalculator: Calculator {
    override func calculate() -> Double {
        guard numberB != 0 else {
            print("dividend is can not be zero!")
            return 0
        }
        return numberA / numberB
    }
}
