protocol Calculator: AnyObject {
    var numberA: Double { get set }
    var numberB: Double { get set }
    func calculate() -> Double
}

protocol Creator {
    func create() -> any Calculator
}

final class AddFactory: Creator {
    private final class Product: Calculator {
        var numberA = 0.0
        var numberB = 0.0
        func calculate() -> Double {
            numberA + numberB
        }
    }

    func create() -> any Calculator {
        let product = Product()
        return product
    }
}

final class MinusFactory: Creator {
    private final class Product: Calculator {
        var numberA = 0.0
        var numberB = 0.0
        func calculate() -> Double {
            numberA - numberB
        }
    }

    func create() -> any Calculator {
        let product = Product()
        return product
    }
}

final class MultiplyFactory: Creator {
    private final class Product: Calculator {
        var numberA = 0.0
        var numberB = 0.0
        func calculate() -> Double {
            numberA * numberB
        }
    }

    func create() -> any Calculator {
        let product = Product()
        return product
    }
}

final class DivideFactory: Creator {
    private final class Product: Calculator {
        var numberA = 0.0
        var numberB = 0.0
        func calculate() -> Double {
            guard numberB != 0 else {
                print("dividend is can not be zero!")
                return 0
            }
            return numberA / numberB
        }
    }

    func create() -> any Calculator {
        let product = Product()
        return product
    }
}
