class Calculator {
    var numberA = 0.0
    var numberB = 0.0
    required init() {}
    func calculate() -> Double { 0 }
}

class 工厂<产品: Calculator> {
    func create() -> Calculator { 产品() }
}

final class Add: Calculator {
    override func calculate() -> Double {
        numberA + numberB
    }
}

final class AddFactory: 工厂<Add> {
    override init() {}
}

final class Minus: Calculator {
    override func calculate() -> Double {
        numberA - numberB
    }
}

final class MinusFactory: 工厂<Minus> {
    override init() {}
}

final class Multiply: Calculator {
    override func calculate() -> Double {
        numberA * numberB
    }
}

final class MultiplyFactory: 工厂<Multiply> {
    override init() {}
}

final class Divide: Calculator {
    override func calculate() -> Double {
        guard numberB != 0 else {
            print("dividend is can not be zero!")
            return 0
        }
        return numberA / numberB
    }
}

final class DivideFactory: 工厂<Divide> {
    override init() {}
}
