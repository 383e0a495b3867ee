final class Work {
    var hour: Double = 0
    var finished = false
    private var phase = Phase.morning

    func writeProgram() {
        while let next = phase.next(hour: hour, finished: finished) { phase = next }
        phase.tell(hour)
    }
}

private enum Phase {
    case morning, lunch
    case after(Afternoon)

    enum Afternoon { case fresh, overtime, asleep, home }

    func next(hour: Double, finished: Bool) -> Phase? {
        switch self {
        case .morning where hour >= 12: .lunch
        case .lunch where hour >= 13: .after(.fresh)
        case .after(.fresh) where hour >= 17: .after(.overtime)
        case .after(.overtime) where finished: .after(.home)
        case .after(.overtime) where hour >= 21: .after(.asleep)
        default: nil
        }
    }

    func tell(_ hour: Double) {
        let mood =
            switch self {
            case .morning: "上午工作,精神百倍"
            case .lunch: "饿了,午饭;犯困,午休"
            case .after(.fresh): "下午状态还不错,继续努力"
            case .after(.overtime): "加班哦,疲累之极"
            case .after(.asleep): "不行了,睡着了"
            case .after(.home): "下班回家了"
            }
        let rounded = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(rounded == 0 && hour.sign == .minus ? "-0" : "\(Int(rounded))")}点,\(mood)")
    }
}
