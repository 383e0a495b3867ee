struct Mood {
    let run: (Double, Bool) -> Outcome
    enum Outcome { case stay(String); indirect case go(() -> Mood) }
    static let forenoon = Mood { h, _ in h < 12 ? .stay("上午工作,精神百倍") : .go { .noon } }
    static let noon = Mood { h, _ in h < 13 ? .stay("饿了,午饭;犯困,午休") : .go { .afternoon } }
    static let afternoon = Mood { h, _ in h < 17 ? .stay("下午状态还不错,继续努力") : .go { .evening } }
    static let evening = Mood { h, f in f ? .go { .rest } : h < 21 ? .stay("加班哦,疲累之极") : .go { .sleep } }
    static let sleep = Mood { _, _ in .stay("不行了,睡着了") }
    static let rest = Mood { _, _ in .stay("下班回家了") }
}
final class Work {
    var hour = 0.0
    var finished = false
    private var mood = Mood.forenoon
    func writeProgram() {
        switch mood.run(hour, finished) {
        case .stay(let words):
            let h = hour.rounded(.toNearestOrEven)
            let t = h == 0 && h.sign == .minus ? "-0" : (Int(exactly: h).map(String.init) ?? "\(h)")
            print("当前时间:{\(t)}点,\(words)")
        case .go(let next): mood = next(); writeProgram()
        }
    }
}
