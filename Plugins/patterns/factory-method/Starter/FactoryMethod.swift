/// Makes calculators; which kind is up to the type that conforms.
///
/// 造计算器；造哪一种，由遵循它的类型决定。
protocol CalculatorFactory {
    func create() -> Calculator
}

// Each factory makes one kind of calculator. Which kinds are there, and who does the sums?
// 每家工厂造一种计算器。有哪几种？计算由谁来做？

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
///
/// 两个数，以及由它们得出的结果。
class Calculator {
    var numberA = 0.0
    var numberB = 0.0

    func calculate() -> Double { 0 }
}
