final class SchoolGirl {
    var name: String

    init(_ name: String) {
        self.name = name
    }
}

/// What both the suitor and the friend who stands in for him can do.
protocol GiftGiving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

// The suitor is missing. He knows the girl; the friend knows only him.

/// The friend who brings the gifts.
final class GiftProxy: GiftGiving {
    init(_ girl: SchoolGirl) {}

    func giveFlowers() {}

    func giveDolls() {}

    func giveChocolate() {}
}
