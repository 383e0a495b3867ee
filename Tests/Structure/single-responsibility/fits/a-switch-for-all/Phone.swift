/// Pays for calls.
final class Account {
    private(set) var credit = 0

    func topUp(_ yuan: Int) {
        credit += yuan
    }

    func call(_ number: String, _ minutes: Int) -> Bool {
        guard minutes <= credit else {
            print("话费不足")
            return false
        }
        credit -= minutes
        print("拨打\(number),通话\(minutes)分钟")
        return true
    }
}

/// Takes pictures while there is film.
final class Camera {
    private(set) var frames = 0

    func insertFilm(_ frames: Int) {
        self.frames = frames
    }

    func photograph(_ subject: String) -> Bool {
        guard frames > 0 else {
            print("没有胶卷了")
            return false
        }
        frames -= 1
        print("拍下\(subject),还剩\(frames)张")
        return true
    }
}

/// Rings once at an hour.
final class Alarm {
    private var hour: Int?
    private var lastRung: Int?

    func set(_ hour: Int) {
        self.hour = hour
    }

    func strike(_ hour: Int) {
        guard hour == self.hour else { return }
        self.hour = nil
        lastRung = hour
        print("闹钟响了:\(hour)点")
    }

    func snooze() {
        if let lastRung { hour = (lastRung + 1) % 24 }
    }
}

/// The case around it all.
final class Phone {
    private var isOn = true
    private let account = Account()
    private let camera = Camera()
    private let alarm = Alarm()

    var credit: Int { account.credit }
    var frames: Int { camera.frames }

    func topUp(_ yuan: Int) {
        if !isOn { isOn = true }
        account.topUp(yuan)
    }

    func call(_ number: String, _ minutes: Int) -> Bool { account.call(number, minutes) }

    func insertFilm(_ frames: Int) { camera.insertFilm(frames) }

    func photograph(_ subject: String) -> Bool { camera.photograph(subject) }

    func setAlarm(_ hour: Int) { alarm.set(hour) }

    func strike(_ hour: Int) {
        guard isOn else { return }
        alarm.strike(hour)
    }

    func snooze() { alarm.snooze() }
}
