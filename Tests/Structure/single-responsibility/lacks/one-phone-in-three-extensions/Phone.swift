final class Phone {
    private(set) var credit = 0
    private(set) var frames = 0
    private var hour: Int?
    private var lastRung: Int?
}
extension Phone {
    func topUp(_ yuan: Int) { credit += yuan }
    func call(_ number: String, _ minutes: Int) -> Bool {
        if minutes > credit {
            print("话费不足")
            return false
        }
        credit -= minutes
        print("拨打\(number),通话\(minutes)分钟")
        return true
    }
}
extension Phone {
    func insertFilm(_ frames: Int) { self.frames = frames }
    func photograph(_ subject: String) -> Bool {
        if frames == 0 {
            print("没有胶卷了")
            return false
        }
        frames -= 1
        print("拍下\(subject),还剩\(frames)张")
        return true
    }
}
extension Phone {
    func setAlarm(_ hour: Int) { self.hour = hour }
    func strike(_ hour: Int) {
        guard hour == self.hour else { return }
        self.hour = nil
        lastRung = hour
        print("闹钟响了:\(hour)点")
    }
    func snooze() { if let lastRung { hour = (lastRung + 1) % 24 } }
}
