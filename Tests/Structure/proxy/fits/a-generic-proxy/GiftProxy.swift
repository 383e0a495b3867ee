final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

protocol GiftGiving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

struct Pursuit: GiftGiving {
    let girl: SchoolGirl
    private func give(_ what: String) { print("送你\(what)\(girl.name)") }
    func giveFlowers() { give("玫瑰花") }
    func giveDolls() { give("洋娃娃") }
    func giveChocolate() { give("巧克力") }
}

class Proxy<Real: GiftGiving>: GiftGiving {
    private lazy var real = make()
    private let make: () -> Real
    init(_ make: @autoclosure @escaping () -> Real) { self.make = make }
    func giveFlowers() { real.giveFlowers() }
    func giveDolls() { real.giveDolls() }
    func giveChocolate() { real.giveChocolate() }
}

final class GiftProxy: Proxy<Pursuit> {
    init(_ girl: SchoolGirl) { super.init(Pursuit(girl: girl)) }
}
