import Foundation

/// A day's work, whose states are functions that name their successor.
final class Work {
    var hour = 0.0
    var finished = false
    private var state: (Work) -> Void = Work.forenoon

    func writeProgram() {
        state(self)
    }

    private func enter(_ next: @escaping (Work) -> Void) {
        state = next
        next(self)
    }

    private func say(_ mood: String) {
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }

    private static func forenoon(_ work: Work) {
        work.hour < 12 ? work.say("上午工作,精神百倍") : work.enter(noon)
    }

    private static func noon(_ work: Work) {
        work.hour < 13 ? work.say("饿了,午饭;犯困,午休") : work.enter(afternoon)
    }

    private static func afternoon(_ work: Work) {
        work.hour < 17 ? work.say("下午状态还不错,继续努力") : work.enter(evening)
    }

    private static func evening(_ work: Work) {
        if work.finished { return work.enter { $0.say("下班回家了") } }
        work.hour < 21 ? work.say("加班哦,疲累之极") : work.enter { $0.say("不行了,睡着了") }
    }
}
