// Mistake: a factory makes its product once and hands out the same one for ever.

/// Makes calculators; which kind is up to the type that conforms.
protocol CalculatorFactory {
    func create() -> Calculator
}

final class AddFactory: CalculatorFactory {
    private let product = AddCalculator()

    func create() -> Calculator { product }
}

final class MinusFactory: CalculatorFactory {
    private let product = MinusCalculator()

    func create() -> Calculator { product }
}

final class MultiplyFactory: CalculatorFactory {
    private let product = MultiplyCalculator()

    func create() -> Calculator { product }
}

final class DivideFactory: CalculatorFactory {
    private let product = DivideCalculator()

    func create() -> Calculator { product }
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
