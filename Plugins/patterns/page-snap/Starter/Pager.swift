/// Says where three columns, each narrower than the screen, come to rest.
///
/// 说明三列各停在哪里，每一列都比屏幕窄。
final class Pager {
    init(pageWidth: Double, contentWidth: Double, screenWidth: Double, flick: Double) {}

    /// Returns the offset at which to stop when the finger leaves.
    ///
    /// 返回手指离开后应停在的位置。
    func snap(offset: Double, velocity: Double) -> Double {
        // Which page is meant? And where does that page lie?
        // 指的是哪一页？这一页又在哪里？
        offset
    }
}
