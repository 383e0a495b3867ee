final class SchoolGirl {
    var name: String

    init(_ name: String) {
        self.name = name
    }
}

/// What both the suitor and the friend who stands in for him can do.
///
/// 追求者和替他跑腿的朋友都会做的事。
protocol GiftGiving {
    func giveFlowers()
    func giveDolls()
    func giveChocolate()
}

// The suitor is missing. He knows the girl; the friend knows only him.
// 追求者还没有写。他认识女孩，朋友只认识他。

/// The friend who brings the gifts.
///
/// 送礼物来的朋友。
final class GiftProxy: GiftGiving {
    init(_ girl: SchoolGirl) {}

    func giveFlowers() {}

    func giveDolls() {}

    func giveChocolate() {}
}
