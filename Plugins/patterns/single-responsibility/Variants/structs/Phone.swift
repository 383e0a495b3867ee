struct Account {
    private(set) var credit = 0

    mutating func topUp(_ yuan: Int) {
        credit += yuan
    }

    mutating func call(_ number: String, _ minutes: Int) -> Bool {
        guard minutes <= credit else {
            print("话费不足")
            return false
        }
        credit -= minutes
        print("拨打\(number),通话\(minutes)分钟")
        return true
    }
}

struct Camera {
    private(set) var frames = 0

    mutating func insertFilm(_ frames: Int) {
        self.frames = frames
    }

    mutating func photograph(_ subject: String) -> Bool {
        guard frames > 0 else {
            print("没有胶卷了")
            return false
        }
        frames -= 1
        print("拍下\(subject),还剩\(frames)张")
        return true
    }
}

struct Alarm {
    private var hour: Int?
    private var lastRung: Int?

    mutating func set(_ hour: Int) {
        self.hour = hour
    }

    mutating func strike(_ hour: Int) {
        guard hour == self.hour else { return }
        self.hour = nil
        lastRung = hour
        print("闹钟响了:\(hour)点")
    }

    mutating func snooze() {
        if let lastRung { hour = (lastRung + 1) % 24 }
    }
}

final class Phone {
    private var account = Account()
    private var camera = Camera()
    private var alarm = Alarm()

    var credit: Int { account.credit }
    var frames: Int { camera.frames }

    func topUp(_ yuan: Int) { account.topUp(yuan) }

    func call(_ number: String, _ minutes: Int) -> Bool { account.call(number, minutes) }

    func insertFilm(_ frames: Int) { camera.insertFilm(frames) }

    func photograph(_ subject: String) -> Bool { camera.photograph(subject) }

    func setAlarm(_ hour: Int) { alarm.set(hour) }

    func strike(_ hour: Int) { alarm.strike(hour) }

    func snooze() { alarm.snooze() }
}
