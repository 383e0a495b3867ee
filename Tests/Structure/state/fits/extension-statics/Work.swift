final class Work {
    var hour: Double = 0
    var finished: Bool = false
    private lazy var current: any Phase = .morning

    func writeProgram() {
        while let successor = current.live(self) {
            current = successor
        }
    }

    func say(_ what: String) {
        print("当前时间:{\(rounded)}点,\(what)")
    }

    private var rounded: String {
        let r = hour.rounded(.toNearestOrEven)
        return r == 0 && r.sign == .minus ? "-0" : String(Int(r))
    }
}
