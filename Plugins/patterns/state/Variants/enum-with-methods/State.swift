import Foundation

enum 时段 {
    case 上午, 中午, 下午, 晚上, 睡着, 下班

    func 工作(_ work: Work) {
        switch self {
        case .上午: work.hour < 12 ? work.report("上午工作,精神百倍") : work.change(to: .中午)
        case .中午: work.hour < 13 ? work.report("饿了,午饭;犯困,午休") : work.change(to: .下午)
        case .下午: work.hour < 17 ? work.report("下午状态还不错,继续努力") : work.change(to: .晚上)
        case .晚上:
            if work.finished {
                work.change(to: .下班)
            } else {
                work.hour < 21 ? work.report("加班哦,疲累之极") : work.change(to: .睡着)
            }
        case .睡着: work.report("不行了,睡着了")
        case .下班: work.report("下班回家了")
        }
    }
}

final class Work {
    var hour = 0.0
    var finished = false
    private var 当前 = 时段.上午

    func writeProgram() { 当前.工作(self) }

    func change(to next: 时段) {
        当前 = next
        writeProgram()
    }

    func report(_ mood: String) {
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }
}
