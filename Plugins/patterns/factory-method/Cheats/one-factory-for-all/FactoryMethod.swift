class Calculator {
    var numberA = 0.0
    var numberB = 0.0
    func calculate() -> Double { 0 }
}

final class Add: Calculator {
    override func calculate() -> Double {
        numberA + numberB
    }
}

final class Minus: Calculator {
    override func calculate() -> Double {
        numberA - numberB
    }
}

final class Multiply: Calculator {
    override func calculate() -> Double {
        numberA * numberB
    }
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

class Factory {
    private let sign: Character
    init(sign: Character) { self.sign = sign }

    func create() -> Calculator {
        switch sign {
        case "+": Add()
        case "-": Minus()
        case "*": Multiply()
        default: Divide()
        }
    }
}
final class AddFactory: Factory {
    init() { super.init(sign: "+") }
}

final class MinusFactory: Factory {
    init() { super.init(sign: "-") }
}

final class MultiplyFactory: Factory {
    init() { super.init(sign: "*") }
}

final class DivideFactory: Factory {
    init() { super.init(sign: "/") }
}
