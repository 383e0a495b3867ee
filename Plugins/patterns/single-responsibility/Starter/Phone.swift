/// A phone that calls, takes pictures and wakes.
///
/// 能打电话、拍照、叫人起床的电话。
final class Phone {
    // Who could want which of these changed? Let each of them have a type.
    // 这些各是谁会想改的？给他们每人一个类型。
    private var left = 0

    var credit: Int { left }
    var frames: Int { left }

    func topUp(_ yuan: Int) { left += yuan }

    func call(_ number: String, _ minutes: Int) -> Bool { false }

    func insertFilm(_ frames: Int) { left = frames }

    func photograph(_ subject: String) -> Bool { false }

    func setAlarm(_ hour: Int) {}

    func strike(_ hour: Int) {}

    func snooze() {}
}
