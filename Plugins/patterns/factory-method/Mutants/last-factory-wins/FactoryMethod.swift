// Mistake: the kind of product is kept for all factories together, so the one made last decides.

/// Makes calculators; which kind is up to the type that conforms.
class CalculatorFactory {
    private static var make: () -> Calculator = Calculator.init

    init(_ make: @escaping () -> Calculator) {
        CalculatorFactory.make = make
    }

    func create() -> Calculator { CalculatorFactory.make() }
}

final class AddFactory: CalculatorFactory {
    init() { super.init(AddCalculator.init) }
}

final class MinusFactory: CalculatorFactory {
    init() { super.init(MinusCalculator.init) }
}

final class MultiplyFactory: CalculatorFactory {
    init() { super.init(MultiplyCalculator.init) }
}

final class DivideFactory: CalculatorFactory {
    init() { super.init(DivideCalculator.init) }
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
