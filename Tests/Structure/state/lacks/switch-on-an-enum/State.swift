import Foundation

final class Work {
    enum State { case forenoon, noon, afternoon, evening, asleep, home }
    var hour = 0.0
    var finished = false
    private var state = State.forenoon

    func writeProgram() {
        advance()
        switch state {
        case .forenoon: say("上午工作,精神百倍")
        case .noon: say("饿了,午饭;犯困,午休")
        case .afternoon: say("下午状态还不错,继续努力")
        case .evening: say("加班哦,疲累之极")
        case .asleep: say("不行了,睡着了")
        case .home: say("下班回家了")
        }
    }

    private func advance() {
        if state == .forenoon, hour >= 12 { state = .noon }
        if state == .noon, hour >= 13 { state = .afternoon }
        if state == .afternoon, hour >= 17 { state = .evening }
        if state == .evening, finished { state = .home }
        if state == .evening, hour >= 21 { state = .asleep }
    }

    private func say(_ mood: String) {
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }
}
