class CalculatorFactory {
    func create() -> Calculator {
        if self is AddFactory { return AddCalculator() }
        if self is MinusFactory { return MinusCalculator() }
        if self is MultiplyFactory { return MultiplyCalculator() }
        return DivideCalculator()
    }
}
final class AddFactory: CalculatorFactory {}
final class MinusFactory: CalculatorFactory {}
final class MultiplyFactory: CalculatorFactory {}
final class DivideFactory: CalculatorFactory {}

class Calculator {
    var numberA: Double = 0
    var numberB: Double = 0
    func calculate() -> Double { .nan }
}
final class AddCalculator: Calculator { override func calculate() -> Double { numberA + numberB } }
final class MinusCalculator: Calculator { override func calculate() -> Double { numberA - numberB } }
final class MultiplyCalculator: Calculator { override func calculate() -> Double { numberA * numberB } }
final class DivideCalculator: Calculator {
    override func calculate() -> Double {
        if numberB == 0 {
            print("dividend is can not be zero!")
            return 0
        }
        return numberA / numberB
    }
}
