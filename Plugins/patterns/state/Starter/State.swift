/// A day's work; what `writeProgram` says depends on the hour, and on where the day has got to.
///
/// 一天的工作；`writeProgram` 说什么，取决于钟点，也取决于这一天走到了哪一步。
final class Work {
    var hour = 0.0
    var finished = false

    func writeProgram() {
        // Build the states of the day here: forenoon, noon, afternoon, evening, and then rest or sleep.
        // Each knows when it is over and which one comes next.
        // 在这里写出一天的各个状态：上午、中午、下午、晚上，最后是回家或睡着。
        // 每个状态都知道自己何时结束，下一个是谁。
    }
}
