@propertyWrapper
struct Later<Value> {
    private var made: Value?
    private let make: () -> Value
    init(_ make: @escaping () -> Value) { self.make = make }
    var wrappedValue: Value {
        mutating get {
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}

final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

protocol Suitor {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

final class Pursuit: Suitor {
    private unowned let mm: SchoolGirl
    init(mm: SchoolGirl) { self.mm = mm }
    func giveFlowers() { print("送你玫瑰花\(mm.name)") }
    func giveDolls() { print("送你洋娃娃\(mm.name)") }
    func giveChocolate() { print("送你巧克力\(mm.name)") }
}

final class GiftProxy: Suitor {
    private let mm: SchoolGirl
    @Later private var suitor: any Suitor

    init(_ girl: SchoolGirl) {
        mm = girl
        _suitor = Later { Pursuit(mm: girl) }
    }
    func giveFlowers() { suitor.giveFlowers() }
    func giveDolls() { suitor.giveDolls() }
    func giveChocolate() { suitor.giveChocolate() }
}
