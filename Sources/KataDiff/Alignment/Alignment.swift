/// Which line each step of an expected log accepts.
struct Alignment {
    /// By step: the line that it accepts, the first one of a gap; -1 for none.
    var lineOfStep: [Int32]
    /// By line: the step that accepts it; -1 for none.
    var stepOfLine: [Int32]

    /// Makes an alignment in which nothing is accepted.
    init(steps: Int, lines: Int) {
        lineOfStep = [Int32](repeating: -1, count: steps)
        stepOfLine = [Int32](repeating: -1, count: lines)
    }

    /// Says that a step accepts a line.
    mutating func join(_ step: Int, _ line: Int) {
        if lineOfStep[step] < 0 { lineOfStep[step] = Int32(line) }
        stepOfLine[line] = Int32(step)
    }

    /// Says that a step, no gap, does not accept the line that it was joined with.
    mutating func part(_ step: Int) {
        let line = Int(lineOfStep[step])
        guard line >= 0 else { return }
        lineOfStep[step] = -1
        stepOfLine[line] = -1
    }
}
