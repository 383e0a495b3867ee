final class Calculator {
    var numberA = 0.0
    var numberB = 0.0
    private let sign: Character
    init(_ sign: Character) { self.sign = sign }

    func calculate() -> Double {
        switch sign {
        case "+": return numberA + numberB
        case "-": return numberA - numberB
        case "*": return numberA * numberB
        default:
            guard numberB != 0 else {
                print("dividend is can not be zero!")
                return 0
            }
            return numberA / numberB
        }
    }
}

protocol Factory { func create() -> Calculator }
final class AddFactory: Factory {
    func create() -> Calculator { Calculator("+") }
}

final class MinusFactory: Factory {
    func create() -> Calculator { Calculator("-") }
}

final class MultiplyFactory: Factory {
    func create() -> Calculator { Calculator("*") }
}

final class DivideFactory: Factory {
    func create() -> Calculator { Calculator("/") }
}
