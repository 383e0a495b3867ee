protocol Operation { static func apply(_ a: Double, _ b: Double) -> Double }
enum Plus: Operation { static func apply(_ a: Double, _ b: Double) -> Double { a + b } }
enum Less: Operation { static func apply(_ a: Double, _ b: Double) -> Double { a - b } }
enum Times: Operation { static func apply(_ a: Double, _ b: Double) -> Double { a * b } }
enum Over: Operation {
    static func apply(_ a: Double, _ b: Double) -> Double {
        guard b != 0 else { print("dividend is can not be zero!"); return 0 }
        return a / b
    }
}

class Calculator {
    var numberA = 0.0
    var numberB = 0.0
    func calculate() -> Double { fatalError() }
}
final class Calculation<O: Operation>: Calculator {
    override func calculate() -> Double { O.apply(numberA, numberB) }
}

protocol CalculatorFactory { func create() -> Calculator }
struct AddFactory: CalculatorFactory { func create() -> Calculator { Calculation<Plus>() } }
struct MinusFactory: CalculatorFactory { func create() -> Calculator { Calculation<Less>() } }
struct MultiplyFactory: CalculatorFactory { func create() -> Calculator { Calculation<Times>() } }
struct DivideFactory: CalculatorFactory { func create() -> Calculator { Calculation<Over>() } }
