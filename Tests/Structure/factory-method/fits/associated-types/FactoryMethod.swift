protocol Calculator: AnyObject {
    var numberA: Double { get set }; var numberB: Double { get set }; func calculate() -> Double
}
protocol Factory { associatedtype Made: Calculator; func create() -> Made }
final class 加: Calculator {
    var numberA = 0.0; var numberB = 0.0; func calculate() -> Double { numberA + numberB }
}
final class 减: Calculator {
    var numberA = 0.0; var numberB = 0.0; func calculate() -> Double { numberA - numberB }
}
final class 乘: Calculator {
    var numberA = 0.0; var numberB = 0.0; func calculate() -> Double { numberA * numberB }
}
final class 除: Calculator {
    var numberA = 0.0; var numberB = 0.0;
    func calculate() -> Double {
        guard numberB != 0 else { print("dividend is can not be zero!"); return 0 }; return numberA / numberB
    }
}
struct AddFactory: Factory { func create() -> 加 { 加() } }
struct MinusFactory: Factory { func create() -> 减 { 减() } }
struct MultiplyFactory: Factory { func create() -> 乘 { 乘() } }
struct DivideFactory: Factory { func create() -> 除 { 除() } }
