import Foundation

protocol Mood {
    var words: String { get }
}

struct Forenoon: Mood { let words = "上午工作,精神百倍" }
struct Noon: Mood { let words = "饿了,午饭;犯困,午休" }
struct Afternoon: Mood { let words = "下午状态还不错,继续努力" }
struct Evening: Mood { let words = "加班哦,疲累之极" }
struct Sleep: Mood { let words = "不行了,睡着了" }
struct Rest: Mood { let words = "下班回家了" }

final class Work {
    var hour = 0.0
    var finished = false
    private var step = 0
    private var mood: Mood = Forenoon()

    func writeProgram() {
        if step == 0, hour >= 12 { (step, mood) = (1, Noon()) }
        if step == 1, hour >= 13 { (step, mood) = (2, Afternoon()) }
        if step == 2, hour >= 17 { (step, mood) = (3, Evening()) }
        if step == 3, finished { (step, mood) = (4, Rest()) }
        if step == 3, hour >= 21 { (step, mood) = (4, Sleep()) }
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood.words)")
    }
}
