// What have a person and a garment in common, so that a garment can be worn over either?
protocol Component {}

final class Person: Component {
    init(_ name: String) {}

    func show() {}
}

/// A garment, worn over a person or over another garment.
class Finery: Component {
    func decorate(_ component: Component) {}

    // Each garment shows itself, and then whatever it is worn over.
    func show() {}
}

final class TShirt: Finery {}

final class BigTrouser: Finery {}

final class Sneakers: Finery {}

final class LeatherShoes: Finery {}

final class Tie: Finery {}

final class Suit: Finery {}
