class State {
    let name: String
    init(_ name: String) { self.name = name }
    func next(_ hour: Double, _ finished: Bool) -> State? { nil }
}
final class Forenoon: State {
    init() { super.init("forenoon") }
    override func next(_ hour: Double, _ finished: Bool) -> State? { hour < 12 ? nil : Noon() }
}
final class Noon: State {
    init() { super.init("noon") }
    override func next(_ hour: Double, _ finished: Bool) -> State? { hour < 13 ? nil : Afternoon() }
}
final class Afternoon: State {
    init() { super.init("afternoon") }
    override func next(_ hour: Double, _ finished: Bool) -> State? { hour < 17 ? nil : Evening() }
}
final class Evening: State {
    init() { super.init("evening") }
    override func next(_ hour: Double, _ finished: Bool) -> State? {
        finished ? Rest() : hour < 21 ? nil : Sleep()
    }
}
final class Sleep: State { init() { super.init("sleep") } }
final class Rest: State { init() { super.init("rest") } }

final class Work {
    var hour = 0.0
    var finished = false
    private var state: State = Forenoon()
    func writeProgram() {
        while let next = state.next(hour, finished) { state = next }
        let r = hour.rounded(.toNearestOrEven)
        let clock = r == 0 && r.sign == .minus ? "-0" : String(Int(r))
        let words: String
        switch state.name {
        case "forenoon": words = "上午工作,精神百倍"
        case "noon": words = "饿了,午饭;犯困,午休"
        case "afternoon": words = "下午状态还不错,继续努力"
        case "evening": words = "加班哦,疲累之极"
        case "sleep": words = "不行了,睡着了"
        default: words = "下班回家了"
        }
        print("当前时间:{\(clock)}点,\(words)")
    }
}
