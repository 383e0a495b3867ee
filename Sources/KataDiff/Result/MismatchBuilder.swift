import KataScript
import KataTranscript

/// Makes the structured difference out of an alignment.
struct MismatchBuilder {
    private let acceptance: Acceptance
    private let transcript: Transcript
    private let lastCommand: Int?
    private let limits: DiffLimits
    private let bindings: Bindings

    private var hunks: [DiffHunk] = []
    private var parting: PartingPoint?
    /// Accepted lines that may become context of a difference to come.
    private var before: [(step: Int, line: Int?)] = []
    /// How many more accepted lines follow the last difference.
    private var after = 0
    private var shown = 0
    /// The line behind the last one that is shown.
    private var nextLine = 0

    /// Makes the mismatch of an alignment in which something differs; nil if nothing does.
    static func mismatch(
        _ acceptance: Acceptance, _ alignment: Alignment, transcript: Transcript, lastCommand: Int?,
        limits: DiffLimits, bindings: Bindings
    ) -> LogMismatch? {
        let facts = RemarkFinder(acceptance, alignment)
        guard facts.missingCount + facts.unexpectedCount > 0 else { return nil }
        var builder = MismatchBuilder(
            acceptance: acceptance, transcript: transcript, lastCommand: lastCommand, limits: limits,
            bindings: bindings)
        AlignmentWalk(acceptance, alignment).forEach { builder.add($0) }
        return LogMismatch(
            parting: builder.parting ?? PartingPoint(line: nil, command: lastCommand, expected: nil),
            hunks: builder.hunks, missingCount: facts.missingCount, unexpectedCount: facts.unexpectedCount,
            leftOutCount: facts.missingCount + facts.unexpectedCount - builder.shown, remarks: facts.remarks)
    }

    private init(
        acceptance: Acceptance, transcript: Transcript, lastCommand: Int?, limits: DiffLimits,
        bindings: Bindings
    ) {
        self.acceptance = acceptance
        self.transcript = transcript
        self.lastCommand = lastCommand
        self.limits = limits
        self.bindings = bindings
    }

    private mutating func add(_ piece: AlignmentWalk.Piece) {
        switch piece {
        case .accepted(let step, let line): addAccepted(step, line)
        case .differing(let missing, let unexpected, let line):
            notePartingPoint(missing, unexpected, line)
            guard shown < limits.differences else {
                after = 0
                return
            }
            openHunk(at: line)
            let before = shown
            addRegion(missing, unexpected)
            // Behind a region that is cut short, accepted lines would seem to follow what is not shown.
            after = shown - before == missing.count + unexpected.count ? limits.context : 0
        }
    }

    // MARK: - Where they part

    private mutating func notePartingPoint(_ missing: [Int], _ unexpected: [Int], _ line: Int) {
        guard parting == nil else { return }
        let isEnd = line >= acceptance.lines.count
        parting = PartingPoint(
            line: isEnd ? nil : acceptance.lines.first + line,
            command: isEnd ? lastCommand : command(of: line),
            expected: missing.first.map(acceptance.expected.text), isGap: unexpected.isEmpty)
        needsExpected = missing.isEmpty
    }

    /// Tells whether the expected line at the parting point is the next one that is accepted.
    private var needsExpected = false

    // MARK: - Hunks

    private mutating func addAccepted(_ step: Int, _ line: Int?) {
        if needsExpected {
            parting?.expected = acceptance.expected.text(of: step)
            needsExpected = false
        }
        if after > 0 {
            after -= 1
            append(contextLine(step, line))
        } else if shown < limits.differences {
            before.append((step, line))
            if before.count > 64, before.count / 2 > limits.context {
                before.removeFirst(before.count - limits.context)
            }
        }
    }

    private mutating func openHunk(at line: Int) {
        let context = before.suffix(limits.context)
        let isAdjacent = before.count <= limits.context && !hunks.isEmpty
        before.removeAll(keepingCapacity: true)
        if !isAdjacent {
            let start = context.first(where: { $0.line != nil })?.line ?? line
            hunks.append(DiffHunk(skippedLines: max(0, start - nextLine), lines: []))
        }
        for (step, line) in context { append(contextLine(step, line)) }
    }

    private mutating func append(_ line: DiffLine) {
        if let written = line.actual { nextLine = written.line - acceptance.lines.first + 1 }
        hunks[hunks.count - 1].lines.append(line)
        if line.kind != .context { shown += 1 }
    }

    private mutating func addRegion(_ missing: [Int], _ unexpected: [Int]) {
        let missingTexts = missing.prefix(limits.differences).map(acceptance.expected.text)
        let writtenTexts = unexpected.prefix(limits.differences).map(actual)
        let isWhole = missing.count == missingTexts.count && unexpected.count == writtenTexts.count
        let pairing =
            isWhole || missing.count == unexpected.count
            ? LinePairing(missing: missingTexts.map(\.text), unexpected: writtenTexts.map(\.text))
            : LinePairing(unpairedMissing: missingTexts.count, unexpected: writtenTexts.count)
        for entry in pairing.entries where shown < limits.differences {
            switch entry {
            case .missing(let index): append(missingLine(missingTexts[index], missing[index]))
            case .unexpected(let index): append(unexpectedLine(writtenTexts[index]))
            case .pair(let left, let right):
                for line in pair(missingTexts[left], missing[left], writtenTexts[right], unexpected[right])
                where shown < limits.differences {
                    append(line)
                }
            }
        }
    }

    // MARK: - Lines

    private func contextLine(_ step: Int, _ line: Int?) -> DiffLine {
        let expected = acceptance.expected.text(of: step)
        let written = line.map(actual)
        return DiffLine(
            kind: .context, expected: expected, actual: written, replacesPrevious: false,
            parts: whole(written?.text ?? expected.source), lookAlikes: [])
    }

    private func missingLine(_ expected: ExpectedText, _ step: Int) -> DiffLine {
        DiffLine(
            kind: .missing, expected: expected, actual: nil, replacesPrevious: false,
            parts: whole(expected.text),
            lookAlikes: captures(of: step))
    }

    private func unexpectedLine(_ actual: ActualText) -> DiffLine {
        DiffLine(
            kind: .unexpected, expected: nil, actual: actual, replacesPrevious: false,
            parts: whole(actual.text),
            lookAlikes: [])
    }

    private func pair(_ expected: ExpectedText, _ step: Int, _ actual: ActualText, _ line: Int) -> [DiffLine]
    {
        var missing = missingLine(expected, step)
        var unexpected = unexpectedLine(actual)
        unexpected.replacesPrevious = true
        if expected.isLiteral {
            unexpected.lookAlikes = LookAlikeFinder.explain(expected: expected.text, written: actual.text)
            if LinePairing.likeness(expected.text, actual.text) >= 0.4 || !unexpected.lookAlikes.isEmpty {
                let diff = IntralineDiff(expected: expected.text, written: actual.text)
                missing.parts = diff.expected.cut(to: limits.characters)
                unexpected.parts = diff.written.cut(to: limits.characters)
            }
        } else if case .glob(let glob) = acceptance.expected.matcher(of: step) {
            unexpected.lookAlikes = LookAlikeFinder.explain(written: actual.text) {
                glob.matches(Array($0.utf8)[...])
            }
        }
        return [missing, unexpected]
    }

    /// Returns the values of the captures that a step depends on.
    private func captures(of step: Int) -> [LookAlike] {
        guard let pattern = acceptance.expected.pattern(of: step) else { return [] }
        return pattern.template.pieces.compactMap { piece in
            guard case .reference(let name) = piece, let value = bindings[name.text] else { return nil }
            return .capture(name: name.text, value: value)
        }
    }

    private func whole(_ text: String) -> [DiffPart] {
        [DiffPart(.same, text)].cut(to: limits.characters)
    }

    private func command(of line: Int) -> Int? { transcript.command(ofLine: acceptance.lines.first + line) }

    private func actual(_ line: Int) -> ActualText {
        ActualText(
            line: acceptance.lines.first + line, command: command(of: line),
            text: acceptance.lines.text(of: line))
    }
}
