/// A day's work; what `writeProgram` says depends on the hour, and on where the day has got to.
final class Work {
    var hour = 0.0
    var finished = false

    func writeProgram() {
        // Build the states of the day here: forenoon, noon, afternoon, evening, and then rest or sleep.
        // Each knows when it is over and which one comes next.
    }
}
