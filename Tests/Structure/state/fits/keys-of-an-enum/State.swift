enum Phase { case forenoon, noon, afternoon, evening, sleep, rest }

protocol PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase
    var mood: String { get }
}

struct Forenoon: PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase { hour < 12 ? .forenoon : .noon }
    var mood: String { "上午工作,精神百倍" }
}
struct Noon: PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase { hour < 13 ? .noon : .afternoon }
    var mood: String { "饿了,午饭;犯困,午休" }
}
struct Afternoon: PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase { hour < 17 ? .afternoon : .evening }
    var mood: String { "下午状态还不错,继续努力" }
}
struct Evening: PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase {
        if finished { return .rest }
        return hour < 21 ? .evening : .sleep
    }
    var mood: String { "加班哦,疲累之极" }
}
struct Sleep: PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase { .sleep }
    var mood: String { "不行了,睡着了" }
}
struct Rest: PhaseBehavior {
    func next(hour: Double, finished: Bool) -> Phase { .rest }
    var mood: String { "下班回家了" }
}

final class Work {
    var hour = 0.0
    var finished = false
    private var phase = Phase.forenoon
    private let behaviors: [Phase: any PhaseBehavior] = [
        .forenoon: Forenoon(), .noon: Noon(), .afternoon: Afternoon(), .evening: Evening(), .sleep: Sleep(), .rest: Rest(),
    ]

    func writeProgram() {
        while let next = behaviors[phase]?.next(hour: hour, finished: finished), next != phase { phase = next }
        print("当前时间:{\(shown)}点,\(behaviors[phase]!.mood)")
    }

    private var shown: String {
        let whole = hour.rounded(.toNearestOrEven)
        return whole == 0 && whole.sign == .minus ? "-0" : "\(Int(whole))"
    }
}
