/// Makes the calculator that a button stands for.
enum CalculatorFactory {
    static func create(_ operation: String) -> Calculator? {
        // Four buttons, four kinds of calculator. Whoever presses one need not know what the kind is called.
        Calculator()
    }
}

/// Two numbers, and what becomes of them.
class Calculator {
    var numberA = 0.0
    var numberB = 0.0

    func calculate() -> Double { 0 }
}
