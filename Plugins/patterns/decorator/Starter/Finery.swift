// What have a person and a garment in common, so that a garment can be worn over either?
// 人和衣服有什么共同之处，使得衣服能套在任何一个外面？
protocol Component {}

final class Person: Component {
    init(_ name: String) {}

    func show() {}
}

/// A garment, worn over a person or over another garment.
///
/// 一件衣服，套在人身上，或者套在另一件衣服外面。
class Finery: Component {
    func decorate(_ component: Component) {}

    // Each garment shows itself, and then whatever it is worn over.
    // 每件衣服先展示自己，再展示它所套的对象。
    func show() {}
}

final class TShirt: Finery {}

final class BigTrouser: Finery {}

final class Sneakers: Finery {}

final class LeatherShoes: Finery {}

final class Tie: Finery {}

final class Suit: Finery {}
