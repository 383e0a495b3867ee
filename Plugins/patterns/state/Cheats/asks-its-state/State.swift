import Foundation

protocol State {}

struct Forenoon: State {}
struct Noon: State {}
struct Afternoon: State {}
struct Evening: State {}
struct Sleep: State {}
struct Rest: State {}

final class Work {
    var hour = 0.0
    var finished = false
    private var state: State = Forenoon()

    func writeProgram() {
        if state is Forenoon, hour >= 12 { state = Noon() }
        if state is Noon, hour >= 13 { state = Afternoon() }
        if state is Afternoon, hour >= 17 { state = Evening() }
        if state is Evening {
            if finished { state = Rest() } else if hour >= 21 { state = Sleep() }
        }
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }

    private var mood: String {
        switch state {
        case is Forenoon: "上午工作,精神百倍"
        case is Noon: "饿了,午饭;犯困,午休"
        case is Afternoon: "下午状态还不错,继续努力"
        case is Evening: "加班哦,疲累之极"
        case is Sleep: "不行了,睡着了"
        default: "下班回家了"
        }
    }
}
