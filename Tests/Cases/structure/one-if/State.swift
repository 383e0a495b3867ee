import Foundation

final class Work {
    var hour = 0.0
    var finished = false
    private var reached = 0

    func writeProgram() {
        if reached == 0, hour >= 12 { reached = 1 }
        if reached == 1, hour >= 13 { reached = 2 }
        if reached == 2, hour >= 17 { reached = 3 }
        if reached == 3 {
            if finished { reached = 5 } else if hour >= 21 { reached = 4 }
        }
        let moods = ["上午工作,精神百倍", "饿了,午饭;犯困,午休", "下午状态还不错,继续努力", "加班哦,疲累之极", "不行了,睡着了", "下班回家了"]
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(moods[reached])")
    }
}
