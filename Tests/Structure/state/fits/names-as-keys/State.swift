final class Work {
    var hour = 0.0
    var finished = false
    private var table: [String: WorkState] = [:]
    private var key = "forenoon"
    init() {
        for state in [ForenoonState(), NoonState(), AfternoonState(), EveningState(), SleepState(), RestState()] as [WorkState] {
            table[state.name] = state
        }
    }
    func writeProgram() {
        guard let state = table[key] else { return }
        let next = state.write(self)
        if next != key {
            key = next
            writeProgram()
        }
    }
    func tell(_ text: String) {
        let whole = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(whole == 0 && whole.sign == .minus ? "-0" : "\(Int(whole))")}点,\(text)")
    }
}
protocol WorkState {
    var name: String { get }
    func write(_ work: Work) -> String
}
struct ForenoonState: WorkState {
    let name = "forenoon"
    func write(_ work: Work) -> String {
        guard work.hour < 12 else { return "noon" }
        work.tell("上午工作,精神百倍")
        return name
    }
}
struct NoonState: WorkState {
    let name = "noon"
    func write(_ work: Work) -> String {
        guard work.hour < 13 else { return "afternoon" }
        work.tell("饿了,午饭;犯困,午休")
        return name
    }
}
struct AfternoonState: WorkState {
    let name = "afternoon"
    func write(_ work: Work) -> String {
        guard work.hour < 17 else { return "evening" }
        work.tell("下午状态还不错,继续努力")
        return name
    }
}
struct EveningState: WorkState {
    let name = "evening"
    func write(_ work: Work) -> String {
        if work.finished { return "rest" }
        guard work.hour < 21 else { return "sleep" }
        work.tell("加班哦,疲累之极")
        return name
    }
}
struct SleepState: WorkState {
    let name = "sleep"
    func write(_ work: Work) -> String { work.tell("不行了,睡着了"); return name }
}
struct RestState: WorkState {
    let name = "rest"
    func write(_ work: Work) -> String { work.tell("下班回家了"); return name }
}
