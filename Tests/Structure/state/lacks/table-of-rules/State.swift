import Foundation

final class Work {
    private struct Rule {
        let end: Double
        let mood: String
    }

    private static let rules = [
        Rule(end: 12, mood: "上午工作,精神百倍"), Rule(end: 13, mood: "饿了,午饭;犯困,午休"),
        Rule(end: 17, mood: "下午状态还不错,继续努力"), Rule(end: 21, mood: "加班哦,疲累之极"),
    ]
    var hour = 0.0
    var finished = false
    private var at = 0

    func writeProgram() {
        while at < 4, hour >= Self.rules[at].end || (at == 3 && finished) {
            at = at == 3 && finished ? 5 : at + 1
        }
        let mood = at < 4 ? Self.rules[at].mood : at == 5 ? "下班回家了" : "不行了,睡着了"
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }
}
