/// Makes the calculator that a button stands for.
///
/// 造出按钮所代表的计算器。
enum CalculatorFactory {
    static func create(_ operation: String) -> Calculator? {
        // Four buttons, four kinds of calculator. Whoever presses one need not know what the kind is called.
        // 四个按钮，四种计算器。按按钮的人不必知道那一种叫什么。
        Calculator()
    }
}

/// Two numbers, and what becomes of them.
///
/// 两个数，以及由它们得出的结果。
class Calculator {
    var numberA = 0.0
    var numberB = 0.0

    func calculate() -> Double { 0 }
}
