final class SchoolGirl {
    var name: String
    init(_ name: String) { self.name = name }
}

protocol Giving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

struct Pursuit: Giving {
    let girl: SchoolGirl
    func giveFlowers() { hand("玫瑰花") }
    func giveDolls() { hand("洋娃娃") }
    func giveChocolate() { hand("巧克力") }
    private func hand(_ gift: String) { print("送你" + gift + girl.name) }
}

final class GiftProxy: Giving {
    private lazy var shy = Pursuit(girl: girl)
    private let girl: SchoolGirl
    init(_ girl: SchoolGirl) { self.girl = girl }

    func giveFlowers() { ask(Pursuit.giveFlowers) }
    func giveDolls() { ask(Pursuit.giveDolls) }
    func giveChocolate() { ask(Pursuit.giveChocolate) }

    private func ask(_ deed: (Pursuit) -> () -> Void) { deed(shy)() }
}
