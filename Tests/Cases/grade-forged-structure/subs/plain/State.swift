protocol State {
    func writeProgram(_ work: Work)
}

final class Work {
    var hour = 0.0
    var finished = false
    private var state: State = ForenoonState()

    func change(to next: State) {
        state = next
    }

    func writeProgram() {
        state.writeProgram(self)
        let name = Int(exactly: hour).map(String.init) ?? rounded
        print("当前时间:{\(name)}点,\(mood)")
    }

    private var rounded: String {
        let whole = hour.rounded(.toNearestOrEven)
        if whole == 0, whole.sign == .minus { return "-0" }
        return Int(exactly: whole).map(String.init) ?? "\(whole)"
    }

    private var reached = 0

    private var mood: String {
        if reached == 0, hour >= 12 { reached = 1 }
        if reached == 1, hour >= 13 { reached = 2 }
        if reached == 2, hour >= 17 { reached = 3 }
        if reached == 3, finished { reached = 5 }
        if reached == 3, hour >= 21 { reached = 4 }
        return ["上午工作,精神百倍", "饿了,午饭;犯困,午休", "下午状态还不错,继续努力", "加班哦,疲累之极", "不行了,睡着了", "下班回家了"][reached]
    }
}

struct ForenoonState: State {
    func writeProgram(_ work: Work) {
        if work.hour >= 12 { work.change(to: NoonState()) }
    }
}

struct NoonState: State {
    func writeProgram(_ work: Work) {
        if work.hour >= 13 { work.change(to: AfternoonState()) }
    }
}

struct AfternoonState: State {
    func writeProgram(_ work: Work) {
        if work.hour >= 17 { work.change(to: EveningState()) }
    }
}

struct EveningState: State {
    func writeProgram(_ work: Work) {
        if work.finished { work.change(to: RestState()) }
    }
}

struct RestState: State {
    func writeProgram(_ work: Work) {}
}
