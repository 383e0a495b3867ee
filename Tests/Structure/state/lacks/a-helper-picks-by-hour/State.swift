protocol Mood { func words() -> String }
struct ForenoonMood: Mood { func words() -> String { "上午工作,精神百倍" } }
struct NoonMood: Mood { func words() -> String { "饿了,午饭;犯困,午休" } }
struct AfternoonMood: Mood { func words() -> String { "下午状态还不错,继续努力" } }
struct EveningMood: Mood { func words() -> String { "加班哦,疲累之极" } }
struct SleepMood: Mood { func words() -> String { "不行了,睡着了" } }
struct RestMood: Mood { func words() -> String { "下班回家了" } }

enum MoodFactory {
    static func mood(before: Int, hour: Double, finished: Bool) -> (Int, Mood) {
        if before <= 0 && hour < 12 { return (0, ForenoonMood()) }
        if before <= 1 && hour < 13 { return (1, NoonMood()) }
        if before <= 2 && hour < 17 { return (2, AfternoonMood()) }
        if before == 5 || before <= 3 && finished { return (5, RestMood()) }
        if before <= 3 && hour < 21 { return (3, EveningMood()) }
        return (4, SleepMood())
    }
}

final class Work {
    var hour = 0.0
    var finished = false
    private var mood: Mood = ForenoonMood()
    private var level = 0

    func writeProgram() {
        (level, mood) = MoodFactory.mood(before: level, hour: hour, finished: finished)
        let r = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(r == 0 && r.sign == .minus ? "-0" : String(Int(r)))}点,\(mood.words())")
    }
}
