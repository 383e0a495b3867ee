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
    private let girl: SchoolGirl

    init(_ girl: SchoolGirl) {
        self.girl = girl
    }

    func giveFlowers() {
        print("送你玫瑰花\(girl.name)")
    }

    func giveDolls() {
        print("送你洋娃娃\(girl.name)")
    }

    func giveChocolate() {
        print("送你巧克力\(girl.name)")
    }
}

/// The friend who brings the gifts.
final class GiftProxy: GiftGiving {
    private let girl: SchoolGirl

    init(_ girl: SchoolGirl) {
        self.girl = girl
    }

    func giveFlowers() {
        Pursuit(girl).giveFlowers()
    }

    func giveDolls() {
        Pursuit(girl).giveDolls()
    }

    func giveChocolate() {
        Pursuit(girl).giveChocolate()
    }
}
