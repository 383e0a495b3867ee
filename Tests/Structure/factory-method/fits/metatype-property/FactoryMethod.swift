class Calculator { var numberA = 0.0; var numberB = 0.0; required init() {}; func calculate() -> Double { 0 } }
final class 加: Calculator { override func calculate() -> Double { numberA + numberB } }
final class 减: Calculator { override func calculate() -> Double { numberA - numberB } }
final class 乘: Calculator { override func calculate() -> Double { numberA * numberB } }
final class 除: Calculator { override func calculate() -> Double {
    if numberB == 0 { print("dividend is can not be zero!"); return 0 }
    return numberA / numberB } }
class 工厂 { var 产品: Calculator.Type { Calculator.self }; func create() -> Calculator { 产品.init() } }
final class AddFactory: 工厂 { override var 产品: Calculator.Type { 加.self } }
final class MinusFactory: 工厂 { override var 产品: Calculator.Type { 减.self } }
final class MultiplyFactory: 工厂 { override var 产品: Calculator.Type { 乘.self } }
final class DivideFactory: 工厂 { override var 产品: Calculator.Type { 除.self } }
