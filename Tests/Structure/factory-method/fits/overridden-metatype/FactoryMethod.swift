class CalculatorFactory {
    fileprivate var kind: Calculator.Type { Calculator.self }
    final func create() -> Calculator { kind.init() }
}
final class AddFactory: CalculatorFactory { override fileprivate var kind: Calculator.Type { Adding.self } }
final class MinusFactory: CalculatorFactory { override fileprivate var kind: Calculator.Type { Subtracting.self } }
final class MultiplyFactory: CalculatorFactory { override fileprivate var kind: Calculator.Type { Multiplying.self } }
final class DivideFactory: CalculatorFactory { override fileprivate var kind: Calculator.Type { Dividing.self } }

class Calculator {
    var numberA: Double = 0
    var numberB: Double = 0
    required init() {}
    func calculate() -> Double { .nan }
}
final class Adding: Calculator { override func calculate() -> Double { numberA + numberB } }
final class Subtracting: Calculator { override func calculate() -> Double { numberA - numberB } }
final class Multiplying: Calculator { override func calculate() -> Double { numberA * numberB } }
final class Dividing: Calculator {
    override func calculate() -> Double {
        if numberB == 0 {
            print("dividend is can not be zero!")
            return 0
        }
        return numberA / numberB
    }
}
