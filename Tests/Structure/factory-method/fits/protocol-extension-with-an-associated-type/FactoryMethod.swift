protocol Calculator: AnyObject {
    var numberA: Double { get set }
    var numberB: Double { get set }
    init()
    func calculate() -> Double
}

protocol Factory {
    associatedtype Product: Calculator
}

extension Factory {
    func create() -> Calculator { Product() }
}

struct AddFactory: Factory {
    final class Product: Calculator {
        var numberA = 0.0, numberB = 0.0
        func calculate() -> Double { numberA + numberB }
    }
}

struct MinusFactory: Factory {
    final class Product: Calculator {
        var numberA = 0.0, numberB = 0.0
        func calculate() -> Double { numberA - numberB }
    }
}

struct MultiplyFactory: Factory {
    final class Product: Calculator {
        var numberA = 0.0, numberB = 0.0
        func calculate() -> Double { numberA * numberB }
    }
}

struct DivideFactory: Factory {
    final class Product: Calculator {
        var numberA = 0.0, numberB = 0.0
        func calculate() -> Double {
            if numberB == 0 {
                print("dividend is can not be zero!")
                return 0
            }
            return numberA / numberB
        }
    }
}
