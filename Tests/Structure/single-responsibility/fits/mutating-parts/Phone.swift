struct Prepaid {
    private(set) var yuan = 0
    mutating func topUp(_ more: Int) { yuan += more }
    mutating func dial(_ number: String, _ minutes: Int) -> Bool {
        guard yuan >= minutes else {
            print("话费不足")
            return false
        }
        yuan -= minutes
        print("拨打\(number),通话\(minutes)分钟")
        return true
    }
}
struct FilmCamera {
    var frames = 0
    mutating func shoot(_ subject: String) -> Bool {
        if frames == 0 {
            print("没有胶卷了")
            return false
        }
        frames -= 1
        print("拍下\(subject),还剩\(frames)张")
        return true
    }
}
struct AlarmClock {
    private var due: Int?
    private var rang: Int?
    mutating func set(_ hour: Int) { due = hour }
    mutating func strike(_ hour: Int) {
        guard let due, due == hour else { return }
        self.due = nil
        rang = hour
        print("闹钟响了:\(hour)点")
    }
    mutating func snooze() { if let rang { due = (rang + 1) % 24 } }
}

final class Phone {
    private var prepaid = Prepaid()
    private var camera = FilmCamera()
    private var clock = AlarmClock()

    var credit: Int { prepaid.yuan }
    var frames: Int { camera.frames }
    func topUp(_ yuan: Int) { prepaid.topUp(yuan) }
    func call(_ number: String, _ minutes: Int) -> Bool { prepaid.dial(number, minutes) }
    func insertFilm(_ frames: Int) { camera.frames = frames }
    func photograph(_ subject: String) -> Bool { camera.shoot(subject) }
    func setAlarm(_ hour: Int) { clock.set(hour) }
    func strike(_ hour: Int) { clock.strike(hour) }
    func snooze() { clock.snooze() }
}
