final class Calculator { var numberA = 0.0; var numberB = 0.0; private let f: (Double, Double) -> Double
    init(_ f: @escaping (Double, Double) -> Double) { self.f = f }
    func calculate() -> Double { f(numberA, numberB) } }
enum Maker { static func make(_ sign: String) -> Calculator {
    switch sign {
    case "+": Calculator { $0 + $1 }
    case "-": Calculator { $0 - $1 }
    case "*": Calculator { $0 * $1 }
    default: Calculator { a, b in if b == 0 { print("dividend is can not be zero!"); return 0 }; return a / b }
    } } }
final class AddFactory { func create() -> Calculator { Maker.make("+") } }
final class MinusFactory { func create() -> Calculator { Maker.make("-") } }
final class MultiplyFactory { func create() -> Calculator { Maker.make("*") } }
final class DivideFactory { func create() -> Calculator { Maker.make("/") } }
