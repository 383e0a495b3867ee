enum FlowerType {
    case anemone, cosmos, gerberas, hollyhock, jasmine, zinnia
}

/// A flower. Which part of it is the same for all anemones?
///
/// 一朵花。对所有银莲花来说，它的哪一部分是一样的？
final class Flower {}

/// Hands out flowers, of which there need be only so many.
///
/// 发放花朵，其实只需要那么几朵。
final class FlowerFactory {
    var poolCount: Int { 0 }

    func flower(_ type: FlowerType) -> Flower? { Flower() }
}

/// A garden of hundreds of flowers.
///
/// 有几百朵花的花园。
final class Garden {
    /// The number of flowers that the latest drawing shows.
    ///
    /// 最近一次绘制画出了多少朵花。
    private(set) var drawn = 0

    init(_ factory: FlowerFactory) {}

    /// Plants flowers after those that are there: number i of the garden is of type i mod 7, counted from 0.
    ///
    /// 接着已有的花往下种：花园里第 i 朵的种类是 i 除以 7 的余数，从 0 数起。
    func plant(count: Int) {}

    /// Draws the garden in rows of twenty: a flower as the first letter of its name, a place without one as a dot.
    ///
    /// 每行二十朵地画出花园：花画成名字的首字母，没有花的地方画一个点。
    func draw() {}
}
