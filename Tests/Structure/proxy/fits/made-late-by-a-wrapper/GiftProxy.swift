final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

@propertyWrapper
final class Late<Value> {
    private let make: () -> Value
    private var value: Value?
    init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }
    var wrappedValue: Value {
        if let value { return value }
        let made = make()
        value = made
        return made
    }
}

protocol Suitor {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

struct Pursuer: Suitor {
    let girl: SchoolGirl
    func giveFlowers() { hand("玫瑰花") }
    func giveDolls() { hand("洋娃娃") }
    func giveChocolate() { hand("巧克力") }
    private func hand(_ gift: String) { print("送你\(gift)\(girl.name)") }
}

final class GiftProxy: Suitor {
    @Late private var pursuer: Pursuer
    init(_ girl: SchoolGirl) { _pursuer = Late(wrappedValue: Pursuer(girl: girl)) }
    func giveFlowers() { pursuer.giveFlowers() }
    func giveDolls() { pursuer.giveDolls() }
    func giveChocolate() { pursuer.giveChocolate() }
}
