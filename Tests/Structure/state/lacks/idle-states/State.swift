protocol State { func handle(_ work: Work) -> State }
struct Morning: State { func handle(_ work: Work) -> State { work.hour < 12 ? self : Noon() } }
struct Noon: State { func handle(_ work: Work) -> State { work.hour < 13 ? self : Evening() } }
struct Evening: State { func handle(_ work: Work) -> State { work.finished ? Rest() : self } }
struct Rest: State { func handle(_ work: Work) -> State { self } }

final class Work {
    var hour = 0.0
    var finished = false
    private var state: State = Morning()
    private var step = 0
    private let limits: [(Double, String)] = [
        (12, "上午工作,精神百倍"), (13, "饿了,午饭;犯困,午休"), (17, "下午状态还不错,继续努力"), (21, "加班哦,疲累之极"),
    ]
    func writeProgram() {
        state = state.handle(self)
        while step < 4, hour >= limits[step].0, !(step == 3 && finished) { step += 1 }
        if step == 3, finished { step = 5 }
        let h = hour.rounded(.toNearestOrEven)
        let t = h == 0 && h.sign == .minus ? "-0" : Int(exactly: h).map(String.init) ?? "\(h)"
        print("当前时间:{\(t)}点,\(step < 4 ? limits[step].1 : step == 4 ? "不行了,睡着了" : "下班回家了")")
    }
}
