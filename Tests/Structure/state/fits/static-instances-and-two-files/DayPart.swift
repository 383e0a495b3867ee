class DayPart {
    static let forenoon: DayPart = Timed(until: 12, "上午工作,精神百倍") { .noon }
    static let noon: DayPart = Timed(until: 13, "饿了,午饭;犯困,午休") { .afternoon }
    static let afternoon: DayPart = Timed(until: 17, "下午状态还不错,继续努力") { .evening }
    static let evening: DayPart = Evening()
    static let asleep: DayPart = Final("不行了,睡着了")
    static let home: DayPart = Final("下班回家了")

    func act(in work: Work) {}

    final func hand(_ work: Work, to next: DayPart) {
        work.present = next
        next.act(in: work)
    }
}

final class Timed: DayPart {
    private let end: Double
    private let mood: String
    private let next: () -> DayPart

    init(until end: Double, _ mood: String, _ next: @escaping () -> DayPart) {
        (self.end, self.mood, self.next) = (end, mood, next)
    }

    override func act(in work: Work) {
        if work.hour < end { work.say(mood) } else { hand(work, to: next()) }
    }
}

final class Evening: DayPart {
    override func act(in work: Work) {
        switch (work.finished, work.hour < 21) {
        case (true, _): hand(work, to: .home)
        case (_, true): work.say("加班哦,疲累之极")
        default: hand(work, to: .asleep)
        }
    }
}

final class Final: DayPart {
    private let mood: String
    init(_ mood: String) { self.mood = mood }
    override func act(in work: Work) { work.say(mood) }
}

final class Unused: DayPart {}
