/// A clock whose time passes only by work, so that a plan costs the same on every machine.
///
/// 时间只随工作前进的时钟，所以每种方案在每台机器上用时都一样。
final class Clock {
    /// The time in milliseconds.
    ///
    /// 时间，以毫秒计。
    private(set) var now = 0
}

/// A way to read the picture: how long it takes, and what it finds.
///
/// 一种读图的办法：要多久，读出什么。
final class Decoder {
    init(name: String, milliseconds: Int, result: String?) {}
}

/// Three plans to get one text out of two decoders.
///
/// 用两个识别器得到一段文字的三种方案。
final class Race {
    init(clock: Clock, system: Decoder, zbar: Decoder) {}

    func planA() -> String? {
        // One after the other.
        // 一个接一个。
        nil
    }

    func planB() -> String? {
        // Both at once, and both to the end.
        // 两个同时，都等到结束。
        nil
    }

    func planC() -> String? {
        // Both at once, and the first who finds something wins.
        // 两个同时，谁先读出来就用谁的。
        nil
    }
}
