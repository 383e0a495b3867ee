import KataDiagnostics
import KataGrading
import KataText

/// A line on a terminal that tells how far long work is: a bar, counts, the rate and the time left.
struct ProgressBar: Sendable {
    private static let width = 24
    private let style: TextStyle
    private let start = ContinuousClock.now
    private let isShown: Bool

    /// Makes a bar on standard error; it shows nothing where that is no terminal.
    init(style: TextStyle) {
        self.style = style
        isShown = Output.errors.isTerminal
    }

    /// Draws the line anew.
    func show(_ advance: GradeRun.Advance) {
        guard isShown, advance.total > 1 else { return }
        let filled = ProgressBar.width * advance.done / advance.total
        let bar =
            String(repeating: "█", count: filled)
            + String(repeating: "░", count: ProgressBar.width - filled)
        Output.errors.write(
            "\r\u{1B}[K\(bar) \(advance.done)/\(advance.total)\(style(.faint, pace(advance)))")
        if advance.done == advance.total { hide() }
    }

    /// Removes the line, so that a report can be written.
    func hide() {
        if isShown { Output.errors.write("\r\u{1B}[K") }
    }

    private func pace(_ advance: GradeRun.Advance) -> String {
        let found = advance.found > 0 ? "  \(advance.found) were there" : ""
        let graded = advance.done - advance.found
        let elapsed = ContinuousClock.now - start
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
        guard graded > 0, seconds > 0.5 else { return found }
        let rate = Double(graded) / seconds
        let left = Int((Double(advance.total - advance.done) / rate).rounded(.up))
        return "\(found)  \(ProgressBar.decimal(rate))/s  \(ProgressBar.time(left)) left"
    }

    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func time(_ seconds: Int) -> String {
        seconds < 60
            ? "\(seconds) s"
            : seconds < 3600
                ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
}
