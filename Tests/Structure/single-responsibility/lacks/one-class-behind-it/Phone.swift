final class Everything {
    var credit = 0, frames = 0, alarm = -1, rang = -1
    func call(_ number: String, _ minutes: Int) -> Bool {
        if minutes > credit { print("话费不足"); return false }
        credit -= minutes
        print("拨打\(number),通话\(minutes)分钟")
        return true
    }
    func photograph(_ subject: String) -> Bool {
        if frames == 0 { print("没有胶卷了"); return false }
        frames -= 1
        print("拍下\(subject),还剩\(frames)张")
        return true
    }
    func strike(_ hour: Int) {
        if hour != alarm { return }
        alarm = -1
        rang = hour
        print("闹钟响了:\(hour)点")
    }
    func snooze() { if rang >= 0 { alarm = (rang + 1) % 24 } }
}
final class Phone {
    private let e = Everything()
    var credit: Int { e.credit }
    var frames: Int { e.frames }
    func topUp(_ yuan: Int) { e.credit += yuan }
    func call(_ number: String, _ minutes: Int) -> Bool { e.call(number, minutes) }
    func insertFilm(_ frames: Int) { e.frames = frames }
    func photograph(_ subject: String) -> Bool { e.photograph(subject) }
    func setAlarm(_ hour: Int) { e.alarm = hour }
    func strike(_ hour: Int) { e.strike(hour) }
    func snooze() { e.snooze() }
}
