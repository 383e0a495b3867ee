class DayState {
    unowned let work: Work
    required init(_ work: Work) { self.work = work }
    var successor: DayState.Type? { nil }
    var mood: String { fatalError("abstract") }
}

final class Work {
    var hour = 0.0
    var finished = false
    private var current: DayState!

    init() { enter(ForenoonState.self) }

    func enter(_ type: DayState.Type) { current = type.init(self) }

    func writeProgram() {
        while let next = current.successor { enter(next) }
        print("当前时间:{\(hour.asClock)}点,\(current.mood)")
    }
}

extension Double {
    fileprivate var asClock: String {
        let whole = rounded(.toNearestOrEven)
        return whole == 0 && whole.sign == .minus ? "-0" : "\(Int(whole))"
    }
}

final class ForenoonState: DayState {
    override var successor: DayState.Type? { work.hour < 12 ? nil : NoonState.self }
    override var mood: String { "上午工作,精神百倍" }
}
final class NoonState: DayState {
    override var successor: DayState.Type? { work.hour < 13 ? nil : AfternoonState.self }
    override var mood: String { "饿了,午饭;犯困,午休" }
}
final class AfternoonState: DayState {
    override var successor: DayState.Type? { work.hour < 17 ? nil : EveningState.self }
    override var mood: String { "下午状态还不错,继续努力" }
}
final class EveningState: DayState {
    override var successor: DayState.Type? {
        if work.finished { return RestState.self }
        return work.hour < 21 ? nil : SleepState.self
    }
    override var mood: String { "加班哦,疲累之极" }
}
final class SleepState: DayState {
    override var mood: String { "不行了,睡着了" }
}
final class RestState: DayState {
    override var mood: String { "下班回家了" }
}
