final class Work {
    var hour = 0.0
    var finished = false
    private var index = 0
    private let moods = ["上午工作,精神百倍", "饿了,午饭;犯困,午休", "下午状态还不错,继续努力", "加班哦,疲累之极", "不行了,睡着了", "下班回家了"]
    private let ends = [12.0, 13, 17]

    func writeProgram() {
        while index < 3, hour >= ends[index] { index += 1 }
        if index == 3 { index = finished ? 5 : hour >= 21 ? 4 : 3 }
        let whole = hour.rounded(.toNearestOrEven)
        print("当前时间:{\(whole == 0 && hour.sign == .minus ? "-0" : "\(Int(whole))")}点,\(moods[index])")
    }
}
