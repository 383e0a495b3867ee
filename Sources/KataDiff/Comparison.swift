import KataDiagnostics
import KataTranscript

/// One comparison of lines of a transcript with what is expected of them.
struct Comparison {
    /// What came out.
    struct Outcome {
        /// How the lines differ; nil if they are as expected.
        var mismatch: LogMismatch?
        /// What regular expressions captured, as far as lines were accepted.
        var captures: Bindings
    }

    /// The expected log.
    let expected: ExpectedLog
    /// The lines.
    let lines: LineTable
    /// What the lines are taken from.
    let transcript: Transcript
    /// The command to blame for lines that are missing at the end.
    let lastCommand: Int?
    /// What resolves names and keeps regular expressions.
    let compiler: PatternCompiler
    /// What of a difference is shown.
    let limits: DiffLimits

    /// Compares.
    func run() throws(ExpectationError) -> Outcome {
        let acceptance = Acceptance(expected, lines, expressions: compiler.expressions)
        if let captures = try match(acceptance) { return Outcome(mismatch: nil, captures: captures) }
        var alignment = Aligner.align(acceptance)
        let captures = try settle(&alignment, acceptance)
        let mismatch = MismatchBuilder.mismatch(
            acceptance, alignment, transcript: transcript, lastCommand: lastCommand, limits: limits,
            bindings: captures)
        return Outcome(mismatch: mismatch, captures: captures)
    }

    /// Returns the captures if the lines are as expected, else nil.
    private func match(_ acceptance: Acceptance) throws(ExpectationError) -> Bindings? {
        var search = CaptureSearch(acceptance, compiler: compiler)
        if expected.needsSearch { return try search.run([:]) }
        guard let places = SegmentMatcher(acceptance: acceptance).places() else { return nil }
        guard expected.hasCaptures else { return [:] }
        var alignment = Alignment(steps: acceptance.stepCount, lines: lines.count)
        for (segment, place) in zip(acceptance.segments, places) {
            for step in segment where expected.block(of: step) == nil {
                alignment.join(step, place + step - segment.lowerBound)
            }
            for block in expected.blocks where segment.contains(block.lowerBound) {
                let start = place + block.lowerBound - segment.lowerBound
                let partners = acceptance.matching(of: block, among: Array(start..<(start + block.count)))
                for (step, line) in zip(block, partners) { if let line { alignment.join(step, line) } }
            }
        }
        return try settle(&alignment, acceptance)
    }

    /// Binds the captures of an alignment in the order of the file, and parts lines that do not agree with them.
    private func settle(
        _ alignment: inout Alignment, _ acceptance: Acceptance
    ) throws(ExpectationError) -> Bindings {
        guard expected.hasCaptures || expected.needsSearch else { return [:] }
        let search = CaptureSearch(acceptance, compiler: compiler)
        var captures: Bindings = [:]
        for step in 0..<acceptance.stepCount where acceptance.symbols[step] < 0 && !acceptance.isGap(step) {
            let line = Int(alignment.lineOfStep[step])
            guard line >= 0 else { continue }
            if let bound = try search.accept(step, line, captures) {
                captures = bound
            } else {
                alignment.part(step)
            }
        }
        return captures
    }
}
