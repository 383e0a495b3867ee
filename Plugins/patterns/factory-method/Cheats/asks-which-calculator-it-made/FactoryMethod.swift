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
    func create() -> Calculator {
        let calculator: Calculator = DivideCalculator()
        (calculator as? DivideCalculator)?.warns = true
        return calculator
    }
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
    var warns = false

    override func calculate() -> Double {
        guard numberB != 0 else {
            if warns { print("dividend is can not be zero!") }
            return 0
        }
        return numberA / numberB
    }
}
