final class Work {
    var hour = 0.0
    var finished = false
    private var state: State = ForenoonState()

    func writeProgram() {
        if state is SleepState {
            report("不行了,睡着了")
        } else {
            state.writeProgram(self)
        }
    }

    /// Enters another state, which goes on with the work.
    func change(to next: State) {
        state = next
        writeProgram()
    }

    func report(_ mood: String) {
        print("当前时间:{\(wholeHour)}点,\(mood)")
    }

    /// The hour as `%.0f` writes it: a half goes to the even number, and what is rounded to zero keeps its sign.
    private var wholeHour: String {
        let hour = hour.rounded(.toNearestOrEven)
        if hour == 0, hour.sign == .minus { return "-0" }
        return Int(exactly: hour).map(String.init) ?? "\(hour)"
    }
}

protocol State {
    func writeProgram(_ work: Work)
}

struct ForenoonState: State {
    func writeProgram(_ work: Work) {
        if work.hour < 12 {
            work.report("上午工作,精神百倍")
        } else {
            work.change(to: NoonState())
        }
    }
}

struct NoonState: State {
    func writeProgram(_ work: Work) {
        if work.hour < 13 {
            work.report("饿了,午饭;犯困,午休")
        } else {
            work.change(to: AfternoonState())
        }
    }
}

struct AfternoonState: State {
    func writeProgram(_ work: Work) {
        if work.hour < 17 {
            work.report("下午状态还不错,继续努力")
        } else {
            work.change(to: EveningState())
        }
    }
}

struct EveningState: State {
    func writeProgram(_ work: Work) {
        if work.finished {
            work.change(to: RestState())
        } else if work.hour < 21 {
            work.report("加班哦,疲累之极")
        } else {
            work.change(to: SleepState())
        }
    }
}

struct SleepState: State {
    func writeProgram(_ work: Work) {
        work.report("不行了,睡着了")
    }
}

struct RestState: State {
    func writeProgram(_ work: Work) {
        work.report("下班回家了")
    }
}
