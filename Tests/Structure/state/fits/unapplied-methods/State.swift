final class Work {
    typealias Stage = (Work) -> () -> Void

    var hour = 0.0
    var finished = false
    private var stage: Stage = Work.forenoon

    func writeProgram() { stage(self)() }

    private func move(to next: @escaping Stage) {
        stage = next
        writeProgram()
    }

    private func tell(_ mood: String) {
        let whole = hour.rounded(.toNearestOrEven)
        let text = whole == 0 && whole.sign == .minus ? "-0" : "\(Int(whole))"
        print("当前时间:{\(text)}点,\(mood)")
    }
}

extension Work {
    private func forenoon() { hour < 12 ? tell("上午工作,精神百倍") : move(to: Work.noon) }
    private func noon() { hour < 13 ? tell("饿了,午饭;犯困,午休") : move(to: Work.afternoon) }
    private func afternoon() { hour < 17 ? tell("下午状态还不错,继续努力") : move(to: Work.evening) }
    private func evening() {
        if finished { return move(to: Work.home) }
        hour < 21 ? tell("加班哦,疲累之极") : move(to: Work.asleep)
    }
    private func home() { tell("下班回家了") }
    private func asleep() { tell("不行了,睡着了") }
}
