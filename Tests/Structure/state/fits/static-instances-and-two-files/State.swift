import Foundation

final class Work {
    var hour = 0.0
    var finished = false
    var present: DayPart = .forenoon

    func writeProgram() {
        present.act(in: self)
    }

    func say(_ mood: String) {
        print("当前时间:{\(String(format: "%.0f", hour))}点,\(mood)")
    }
}
