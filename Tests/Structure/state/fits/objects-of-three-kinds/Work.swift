protocol State: AnyObject {
    func write(_ work: Work) -> State
}

/// Holds until an hour, and hands on to the next from then on.
final class Until: State {
    private let hour: Double
    private let mood: String
    private let next: State

    init(_ hour: Double, _ mood: String, then next: State) {
        self.hour = hour
        self.mood = mood
        self.next = next
    }

    func write(_ work: Work) -> State {
        if work.hour >= hour { return next.write(work) }
        work.report(mood)
        return self
    }
}

/// The last of a day.
final class Last: State {
    private let mood: String

    init(_ mood: String) {
        self.mood = mood
    }

    func write(_ work: Work) -> State {
        work.report(mood)
        return self
    }
}

final class Overtime: State {
    func write(_ work: Work) -> State {
        if work.finished { return Day.home.write(work) }
        if work.hour >= 21 { return Day.asleep.write(work) }
        work.report("加班哦,疲累之极")
        return self
    }
}

enum Day {
    static let home: State = Last("下班回家了")
    static let asleep: State = Last("不行了,睡着了")
    static let evening: State = Overtime()
    static let afternoon: State = Until(17, "下午状态还不错,继续努力", then: evening)
    static let noon: State = Until(13, "饿了,午饭;犯困,午休", then: afternoon)
    static let forenoon: State = Until(12, "上午工作,精神百倍", then: noon)
}

final class Work {
    var hour = 0.0
    var finished = false
    private var state = Day.forenoon

    func writeProgram() {
        state = state.write(self)
    }

    func report(_ mood: String) {
        let whole = hour.rounded(.toNearestOrEven)
        let shown =
            whole == 0 && whole.sign == .minus ? "-0" : Int(exactly: whole).map(String.init) ?? "\(whole)"
        print("当前时间:{\(shown)}点,\(mood)")
    }
}
