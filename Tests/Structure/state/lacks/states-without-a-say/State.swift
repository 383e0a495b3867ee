protocol State {
    var limit: Double { get }
    var mood: String { get }
}
struct Forenoon: State { let limit = 12.0, mood = "上午工作,精神百倍" }
struct Noon: State { let limit = 13.0, mood = "饿了,午饭;犯困,午休" }
struct Afternoon: State { let limit = 17.0, mood = "下午状态还不错,继续努力" }
struct Evening: State { let limit = 21.0, mood = "加班哦,疲累之极" }
struct Sleep: State { let limit = Double.infinity, mood = "不行了,睡着了" }
struct Rest: State { let limit = Double.infinity, mood = "下班回家了" }

final class Work {
    var hour = 0.0
    var finished = false
    private let days: [State] = [Forenoon(), Noon(), Afternoon(), Evening(), Sleep()]
    private var place = 0
    private var isHome = false

    func writeProgram() {
        while !isHome, place < 3, hour >= days[place].limit { place += 1 }
        if place == 3, finished { isHome = true }
        if !isHome, place == 3, hour >= days[3].limit { place = 4 }
        let state: State = isHome ? Rest() : days[place]
        let r = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(r == 0 && r.sign == .minus ? "-0" : String(Int(r)))}点,\(state.mood)")
    }
}
