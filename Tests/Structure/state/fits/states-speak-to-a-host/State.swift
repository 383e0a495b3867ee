protocol Host: AnyObject {
    var hour: Double { get }
    var finished: Bool { get }
    func enter(_ state: DayState)
    func say(_ words: String)
}

class DayState {
    weak var host: Host?
    final func live() { if let host { live(in: host) } }
    fileprivate func live(in host: Host) {}
}

final class Work: Host {
    var hour = 0.0
    var finished = false
    private var state: DayState!
    init() { put(Forenoon()) }
    private func put(_ next: DayState) {
        state = next
        next.host = self
    }
    func writeProgram() { state.live() }
    func enter(_ next: DayState) {
        put(next)
        next.live()
    }
    func say(_ words: String) {
        let whole = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(whole == 0 && whole.sign == .minus ? "-0" : "\(Int(whole))")}点,\(words)")
    }
}

final class Forenoon: DayState {
    override fileprivate func live(in host: Host) {
        host.hour < 12 ? host.say("上午工作,精神百倍") : host.enter(Noon())
    }
}
final class Noon: DayState {
    override fileprivate func live(in host: Host) {
        host.hour < 13 ? host.say("饿了,午饭;犯困,午休") : host.enter(Afternoon())
    }
}
final class Afternoon: DayState {
    override fileprivate func live(in host: Host) {
        host.hour < 17 ? host.say("下午状态还不错,继续努力") : host.enter(Evening())
    }
}
final class Evening: DayState {
    override fileprivate func live(in host: Host) {
        if host.finished { return host.enter(AtHome()) }
        host.hour < 21 ? host.say("加班哦,疲累之极") : host.enter(Asleep())
    }
}
final class Asleep: DayState { override fileprivate func live(in host: Host) { host.say("不行了,睡着了") } }
final class AtHome: DayState { override fileprivate func live(in host: Host) { host.say("下班回家了") } }
