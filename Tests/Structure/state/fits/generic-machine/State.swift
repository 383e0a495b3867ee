protocol Situation<Subject> {
    associatedtype Subject
    func handle(_ subject: Subject) -> (any Situation<Subject>)?
}

struct Machine<Subject> {
    private(set) var current: any Situation<Subject>

    mutating func run(_ subject: Subject) {
        while let next = current.handle(subject) { current = next }
    }
}

final class Work {
    var hour = 0.0
    var finished = false
    private var machine = Machine<Work>(current: Morning())

    func writeProgram() { machine.run(self) }

    fileprivate func say(_ mood: String) -> (any Situation<Work>)? {
        let whole = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(whole == 0 && hour.sign == .minus ? "-0" : String(Int(whole)))}点,\(mood)")
        return nil
    }
}

private struct Morning: Situation {
    func handle(_ work: Work) -> (any Situation<Work>)? {
        work.hour < 12 ? work.say("上午工作,精神百倍") : Noon()
    }
}

private struct Noon: Situation {
    func handle(_ work: Work) -> (any Situation<Work>)? {
        work.hour < 13 ? work.say("饿了,午饭;犯困,午休") : Afternoon()
    }
}

private struct Afternoon: Situation {
    func handle(_ work: Work) -> (any Situation<Work>)? {
        work.hour < 17 ? work.say("下午状态还不错,继续努力") : Evening()
    }
}

private struct Evening: Situation {
    func handle(_ work: Work) -> (any Situation<Work>)? {
        if work.finished { return Home() }
        return work.hour < 21 ? work.say("加班哦,疲累之极") : Asleep()
    }
}

private struct Asleep: Situation {
    func handle(_ work: Work) -> (any Situation<Work>)? { work.say("不行了,睡着了") }
}

private struct Home: Situation {
    func handle(_ work: Work) -> (any Situation<Work>)? { work.say("下班回家了") }
}
