// Mistake: the name is read when the proxy is made, and not when the gift is given.

final class SchoolGirl {
    var name: String

    init(_ name: String) {
        self.name = name
    }
}

protocol GiftGiving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

/// The one who courts, and whom the girl never sees.
final class Pursuit: GiftGiving {
    private let name: String

    init(_ girl: SchoolGirl) {
        name = girl.name
    }

    func giveFlowers() {
        print("送你玫瑰花\(name)")
    }

    func giveDolls() {
        print("送你洋娃娃\(name)")
    }

    func giveChocolate() {
        print("送你巧克力\(name)")
    }
}

/// The friend who brings the gifts.
final class GiftProxy: GiftGiving {
    private let pursuit: Pursuit

    init(_ girl: SchoolGirl) {
        pursuit = Pursuit(girl)
    }

    func giveFlowers() {
        pursuit.giveFlowers()
    }

    func giveDolls() {
        pursuit.giveDolls()
    }

    func giveChocolate() {
        pursuit.giveChocolate()
    }
}
