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
        _ = girl
    }

    func giveDolls() {
        _ = girl
    }

    func giveChocolate() {
        _ = girl
    }
}

/// The friend who brings the gifts.
final class GiftProxy: GiftGiving {
    private let pursuit: Pursuit
    private let girl: SchoolGirl

    init(_ girl: SchoolGirl) {
        self.girl = girl
        pursuit = Pursuit(girl)
    }

    func giveFlowers() {
        pursuit.giveFlowers()
        Speaker().say("送你玫瑰花\(girl.name)")
    }

    func giveDolls() {
        pursuit.giveDolls()
        Speaker().say("送你洋娃娃\(girl.name)")
    }

    func giveChocolate() {
        pursuit.giveChocolate()
        Speaker().say("送你巧克力\(girl.name)")
    }
}

/// Says what he should.
struct Speaker {
    func say(_ line: String) { print(line) }
}
