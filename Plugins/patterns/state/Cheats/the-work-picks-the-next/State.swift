import Foundation

protocol Mood {
    func tell(_ hour: Double)
}

private func say(_ words: String, at hour: Double) {
    print("当前时间:{\(String(format: "%.0f", hour))}点,\(words)")
}

struct Forenoon: Mood { func tell(_ hour: Double) { say("上午工作,精神百倍", at: hour) } }
struct Noon: Mood { func tell(_ hour: Double) { say("饿了,午饭;犯困,午休", at: hour) } }
struct Afternoon: Mood { func tell(_ hour: Double) { say("下午状态还不错,继续努力", at: hour) } }
struct Evening: Mood { func tell(_ hour: Double) { say("加班哦,疲累之极", at: hour) } }
struct Sleep: Mood { func tell(_ hour: Double) { say("不行了,睡着了", at: hour) } }
struct Rest: Mood { func tell(_ hour: Double) { say("下班回家了", at: hour) } }

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
        mood.tell(hour)
    }
}
