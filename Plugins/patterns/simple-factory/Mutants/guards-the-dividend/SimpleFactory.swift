// Mistake: the message is believed: the dividend is held against zero, the divisor is not.

/// Makes the calculator that a button stands for.
enum CalculatorFactory {
    /// Returns a new calculator, or nil where there is no such button.
    static func create(_ operation: String) -> Calculator? {
        switch operation {
        case "+": AddCalculator()
        case "-": MinusCalculator()
        case "*": MultiplyCalculator()
        case "/": DivideCalculator()
        default: nil
        }
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
    override func calculate() -> Double {
        guard numberA != 0 else {
            print("dividend is can not be zero!")
            return 0
        }
        return numberA / numberB
    }
}
