import Foundation
class State {
    let mood: String
    init(_ mood: String) { self.mood = mood }
    func after(_ work: Work) -> State { self }
}
final class Until: State {
    private let end: Double
    private let next: () -> State
    init(_ mood: String, until end: Double, then next: @escaping @autoclosure () -> State) {
        self.end = end
        self.next = next
        super.init(mood)
    }
    override func after(_ work: Work) -> State { work.hour < end ? self : next().after(work) }
}
final class Overtime: State {
    override func after(_ work: Work) -> State {
        if work.finished { return Home("下班回家了") }
        return work.hour < 21 ? self : Asleep("不行了,睡着了")
    }
}
final class Home: State {}
final class Asleep: State {}
final class Work {
    var hour = 0.0
    var finished = false
    private var state: State = Until("上午工作,精神百倍", until: 12, then: Until("饿了,午饭;犯困,午休", until: 13, then: Until("下午状态还不错,继续努力", until: 17, then: Overtime("加班哦,疲累之极"))))
    func writeProgram() {
        state = state.after(self)
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(state.mood)")
    }
}
