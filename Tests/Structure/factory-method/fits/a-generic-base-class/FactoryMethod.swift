class Calculator {
    var numberA = 0.0
    var numberB = 0.0
    required init() {}
    func calculate() -> Double { 0 }
}

class Factory<Product: Calculator> {
    func create() -> Calculator { Product() }
}

final class AddFactory: Factory<AddCalculator> {}
final class MinusFactory: Factory<MinusCalculator> {}
final class MultiplyFactory: Factory<MultiplyCalculator> {}
final class DivideFactory: Factory<DivideCalculator> {}

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
        if numberB == 0 {
            print("dividend is can not be zero!")
            return 0
        }
        return numberA / numberB
    }
}
