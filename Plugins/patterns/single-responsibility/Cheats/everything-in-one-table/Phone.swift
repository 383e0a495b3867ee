final class Phone {
    private var table: [String: Int] = [:]

    var credit: Int { table["credit"] ?? 0 }
    var frames: Int { table["frames"] ?? 0 }

    func topUp(_ yuan: Int) { table["credit", default: 0] += yuan }

    func call(_ number: String, _ minutes: Int) -> Bool {
        guard minutes <= credit else {
            print("话费不足")
            return false
        }
        table["credit", default: 0] -= minutes
        print("拨打\(number),通话\(minutes)分钟")
        return true
    }

    func insertFilm(_ frames: Int) { table["frames"] = frames }

    func photograph(_ subject: String) -> Bool {
        guard frames > 0 else {
            print("没有胶卷了")
            return false
        }
        table["frames", default: 0] -= 1
        print("拍下\(subject),还剩\(frames)张")
        return true
    }

    func setAlarm(_ hour: Int) { table["hour"] = hour }

    func strike(_ hour: Int) {
        guard hour == table["hour"] else { return }
        table["hour"] = nil
        table["rung"] = hour
        print("闹钟响了:\(hour)点")
    }

    func snooze() {
        if let rung = table["rung"] { table["hour"] = (rung + 1) % 24 }
    }
}
