// Mistake: all calculators share their numbers, as if there were only one sheet of paper.

/// Makes calculators; which kind is up to the type that conforms.
protocol CalculatorFactory {
    func create() -> Calculator
}

final class AddFactory: CalculatorFactory {
    func create() -> Calculator { AddCalculator() }
}

final class MinusFactory: CalculatorFactory {
    func create() -> Calculator { MinusCalculator() }
}

final class MultiplyFactory: CalculatorFactory {
    func create() -> Calculator { MultiplyCalculator() }
}

final class DivideFactory: CalculatorFactory {
    func create() -> Calculator { DivideCalculator() }
}

/// Two numbers, and what becomes of them.
class Calculator {
    private static var paper = (a: 0.0, b: 0.0)

    var numberA: Double {
        get { Calculator.paper.a }
        set { Calculator.paper.a = newValue }
    }

    var numberB: Double {
        get { Calculator.paper.b }
        set { Calculator.paper.b = newValue }
    }

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
