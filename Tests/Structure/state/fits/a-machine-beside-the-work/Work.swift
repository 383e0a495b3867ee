final class Work {
    var hour = 0.0
    var finished = false
    private var 机 = 状态机(从: 一天.上午())

    func writeProgram() {
        let 话 = 机.走(self)
        let 点 = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(点 == 0 && 点.sign == .minus ? "-0" : String(Int(点)))}点,\(话)")
    }
}
