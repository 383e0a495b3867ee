enum Part { case forenoon, noon, afternoon, evening, asleep, home }
final class Work {
    var hour = 0.0
    var finished = false
    private var part = Part.forenoon
    /// What each part of the day does: says its line, or names the part that goes on.
    private let behavior: [Part: (Work) -> Part] = [
        .forenoon: { $0.hour < 12 ? $0.say("上午工作,精神百倍", as: .forenoon) : .noon },
        .noon: { $0.hour < 13 ? $0.say("饿了,午饭;犯困,午休", as: .noon) : .afternoon },
        .afternoon: { $0.hour < 17 ? $0.say("下午状态还不错,继续努力", as: .afternoon) : .evening },
        .evening: { $0.finished ? .home : $0.hour < 21 ? $0.say("加班哦,疲累之极", as: .evening) : .asleep },
        .asleep: { $0.say("不行了,睡着了", as: .asleep) },
        .home: { $0.say("下班回家了", as: .home) },
    ]
    func writeProgram() {
        while let next = behavior[part]?(self), next != part { part = next }
    }
    private func say(_ mood: String, as part: Part) -> Part {
        let whole = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(whole == 0 && whole.sign == .minus ? "-0" : "\(Int(whole))")}点,\(mood)")
        return part
    }
}
