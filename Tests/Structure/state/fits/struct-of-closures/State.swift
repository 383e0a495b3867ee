import Foundation

struct Phase {
    let run: (Work) -> Phase?

    static let forenoon = Phase { $0.hour < 12 ? $0.say("上午工作,精神百倍") : noon }
    static let noon = Phase { $0.hour < 13 ? $0.say("饿了,午饭;犯困,午休") : afternoon }
    static let afternoon = Phase { $0.hour < 17 ? $0.say("下午状态还不错,继续努力") : evening }
    static let evening = Phase { work in
        if work.finished { return home }
        return work.hour < 21 ? work.say("加班哦,疲累之极") : asleep
    }
    static let asleep = Phase { $0.say("不行了,睡着了") }
    static let home = Phase { $0.say("下班回家了") }
}

final class Work {
    var hour = 0.0
    var finished = false
    private var phase = Phase.forenoon

    func writeProgram() {
        while let next = phase.run(self) { phase = next }
    }

    func say(_ mood: String) -> Phase? {
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
        return nil
    }
}
