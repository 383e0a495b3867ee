final class Phone {
    private final class 话费 {
        var 余额 = 0

        func 充值(_ 元: Int) { 余额 += 元 }

        func 通话(_ 号码: String, _ 分钟: Int) -> Bool {
            if 分钟 > 余额 {
                print("话费不足")
                return false
            }
            余额 -= 分钟
            print("拨打\(号码),通话\(分钟)分钟")
            return true
        }
    }

    private final class 相机 {
        var 张数 = 0

        func 装(_ 张: Int) { 张数 = 张 }

        func 拍(_ 对象: String) -> Bool {
            if 张数 == 0 {
                print("没有胶卷了")
                return false
            }
            张数 -= 1
            print("拍下\(对象),还剩\(张数)张")
            return true
        }
    }

    private final class 闹钟 {
        private var 定在 = -1
        private var 响过 = -1

        func 定(_ 钟点: Int) { 定在 = 钟点 }

        func 敲(_ 钟点: Int) {
            if 钟点 != 定在 { return }
            定在 = -1
            响过 = 钟点
            print("闹钟响了:\(钟点)点")
        }

        func 再睡() {
            if 响过 >= 0 { 定在 = (响过 + 1) % 24 }
        }
    }

    private let 费 = 话费()
    private let 机 = 相机()
    private let 钟 = 闹钟()

    var credit: Int { 费.余额 }
    var frames: Int { 机.张数 }

    func topUp(_ yuan: Int) { 费.充值(yuan) }
    func call(_ number: String, _ minutes: Int) -> Bool { 费.通话(number, minutes) }
    func insertFilm(_ frames: Int) { 机.装(frames) }
    func photograph(_ subject: String) -> Bool { 机.拍(subject) }
    func setAlarm(_ hour: Int) { 钟.定(hour) }
    func strike(_ hour: Int) { 钟.敲(hour) }
    func snooze() { 钟.再睡() }
}
