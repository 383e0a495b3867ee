/// Makes calculators; which kind is up to the type that conforms.
protocol CalculatorFactory {
    func create() -> Calculator
}

// Each factory makes one kind of calculator. Which kinds are there, and who does the sums?

final class AddFactory: CalculatorFactory {
    func create() -> Calculator { Calculator() }
}

final class MinusFactory: CalculatorFactory {
    func create() -> Calculator { Calculator() }
}

final class MultiplyFactory: CalculatorFactory {
    func create() -> Calculator { Calculator() }
}

final class DivideFactory: CalculatorFactory {
    func create() -> Calculator { Calculator() }
}

/// Two numbers, and what becomes of them.
class Calculator {
    var numberA = 0.0
    var numberB = 0.0

    func calculate() -> Double { 0 }
}
