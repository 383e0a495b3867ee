final class Work {
    var hour = 0.0
    var finished = false
    private var phase = Phase.atWork(.morning)

    func writeProgram() {
        while let next = phase.successor(at: hour, done: finished) { phase = next }
        say(phase.mood)
    }

    private func say(_ mood: String) {
        let rounded = hour.rounded(.toNearestOrEven)
        let text =
            rounded == 0 && rounded.sign == .minus
            ? "-0" : Int(exactly: rounded).map(String.init) ?? "\(rounded)"
        print("当前时间:{\(text)}点,\(mood)")
    }
}

private enum Phase {
    enum Part { case morning, noon, afternoon, evening }
    case atWork(Part)
    case gone
    case asleep

    var mood: String {
        switch self {
        case .atWork(.morning): "上午工作,精神百倍"
        case .atWork(.noon): "饿了,午饭;犯困,午休"
        case .atWork(.afternoon): "下午状态还不错,继续努力"
        case .atWork(.evening): "加班哦,疲累之极"
        case .gone: "下班回家了"
        case .asleep: "不行了,睡着了"
        }
    }

    func successor(at hour: Double, done: Bool) -> Phase? {
        switch self {
        case .atWork(.morning): hour < 12 ? nil : .atWork(.noon)
        case .atWork(.noon): hour < 13 ? nil : .atWork(.afternoon)
        case .atWork(.afternoon): hour < 17 ? nil : .atWork(.evening)
        case .atWork(.evening): done ? .gone : hour < 21 ? nil : .asleep
        case .gone, .asleep: nil
        }
    }
}
