public import KataDiagnostics
import KataDiff
public import KataInterpreter
public import KataResults
public import KataScript
import KataTranscript
public import KataWorkers

/// Holds what came of a scenario against what its kata expects.
public struct Assessment {
    private let scenario: Scenario
    private let run: ScenarioRun
    private let file: SourceFile

    /// Makes the assessment of a run of a scenario in a kata's file.
    public init(scenario: Scenario, run: ScenarioRun, file: SourceFile) {
        self.scenario = scenario
        self.run = run
        self.file = file
    }

    /// Returns the reasons why the scenario did not pass, the most telling first; none for a pass.
    public func findings(_ usage: SessionUsage) -> [Finding] {
        if let reason = breach(usage) { return [reason] }
        return findings
    }

    /// The reasons that the run itself gives, whatever its worker used.
    public var findings: [Finding] {
        do throws(ExpectationError) {
            var comparer = LogComparer(constants: run.constants)
            let ending = try ending(&comparer)
            var findings: [Finding] = []
            if let log = scenario.expectation?.log,
                let mismatch = try comparer.compare(log, with: run.transcript),
                // What an error kept from being written is no cause of it.
                ending.isEmpty || isThrown && mismatch.parting.line != nil && !mismatch.parting.isGap
            {
                findings.append(finding(mismatch))
            }
            let inline = try inlineFindings(&comparer)
            let falsehoods = run.failures.map {
                Finding.falseExpectation(FalseExpectation($0, at: place(ofCommand: $0.command), in: file))
            }
            var forbidden: [Finding] = []
            for line in try comparer.forbidden(scenario.expectation?.never ?? [], in: run.transcript) {
                forbidden.append(
                    .forbidden(
                        Finding.Forbidden(source: line.source, text: line.actual.text),
                        place: line.actual.command.map(place(ofCommand:))))
            }
            guard isThrown else { return ending + findings + inline + forbidden + falsehoods }
            // An error that was thrown at last may come of what went wrong before.
            return findings + inline.filter { !isEnd($0) } + falsehoods + ending + inline.filter(isEnd)
                + forbidden
        } catch {
            return [.diagnostics([Diagnostic(error.code, error.message, at: error.range)])]
        }
    }

    /// Tells whether the run ended in an error that the module or the script threw.
    private var isThrown: Bool {
        if case .faulted(let fault) = run.ending { fault.kind == .thrown } else { false }
    }

    /// Tells whether a finding is about the statement that threw, which could not write what it should.
    private func isEnd(_ finding: Finding) -> Bool {
        guard case .inline(_, let statement) = finding, case .faulted(let fault) = run.ending else {
            return false
        }
        return statement.range.start <= fault.range.start && fault.range.end <= statement.range.end
    }

    /// What ended the run from outside, or shows only at its end.
    private func breach(_ usage: SessionUsage) -> Finding? {
        switch run.ending {
        case .invalid(let diagnostic): .diagnostics([diagnostic])
        case .ended(let reason, let range): Finding(reason, at: lastPlace(range))
        case .completed, .faulted: usage.breach.map { Finding($0, at: nil) }
        }
    }

    /// How the run ended, against how it should.
    private func ending(_ comparer: inout LogComparer) throws(ExpectationError) -> [Finding] {
        let wanted = scenario.expectation?.error
        switch run.ending {
        case .completed:
            guard let wanted else { return [] }
            return [
                .missingError(
                    wanted: comparer.filled(wanted),
                    place: lastPlace(run.transcript.commands.last?.range ?? scenario.commands.range))
            ]
        case .faulted(let fault):
            if let wanted, fault.kind == .thrown, try comparer.accepts(error: wanted, message: fault.message)
            {
                return []
            }
            return [
                .error(
                    ErrorReport(
                        fault, at: lastPlace(fault.range),
                        wanted: fault.kind == .thrown ? wanted.map(comparer.filled) : nil))
            ]
        case .invalid, .ended: return []
        }
    }

    private func inlineFindings(_ comparer: inout LogComparer) throws(ExpectationError) -> [Finding] {
        var findings: [Finding] = []
        for check in run.inlineChecks {
            comparer.constants = run.constants.merging(check.constants) { _, inner in inner }
            let lines = run.transcript.lines(ofCommands: check.commands)
            let mismatch = try comparer.compare(
                check.items, with: run.transcript, lines: lines, lastCommand: check.commands.last)
            if let mismatch {
                let turns = run.transcript.commands[check.commands.lowerBound].turns
                findings.append(
                    .inline(
                        Difference(mismatch, run.transcript, in: file),
                        statement: Place(check.statement, turns: turns, in: file)))
            }
        }
        comparer.constants = run.constants
        return findings
    }

    /// Makes the finding of a log; where lines are only missing, it names those that may have owed them.
    private func finding(_ mismatch: LogMismatch) -> Finding {
        let blamed = mismatch.parting.command.map(place(ofCommand:))
        let difference = Difference(mismatch, run.transcript, in: file)
        guard mismatch.parting.isGap else { return .log(difference, place: blamed) }
        let log = run.transcript
        let end = mismatch.parting.line ?? log.count
        let after = end > 0 ? log.command(ofLine: end - 1) : nil
        let before = end < log.count ? log.command(ofLine: end) : nil
        // Both lines of one command: whatever is missing between them is its own.
        guard after == nil || after != before else { return .log(difference, place: blamed) }
        let silent = silentCommands(in: (after ?? -1) + 1..<(before ?? log.commands.count))
        let gap = LogGap(
            after: after.map(place(ofCommand:)), before: before.map(place(ofCommand:)),
            silent: silent.map(place(ofCommand:)))
        return .log(difference, place: gap.silent.first ?? gap.after ?? blamed, gap: gap)
    }

    /// What a command asks of the module.
    private enum Asking {
        /// Nothing: plain values and conditions write nothing.
        case nothing
        /// To take a value, which seldom writes.
        case assignment
        /// To do something.
        case deed
    }

    /// Returns those of the commands that may owe a line; an assignment that only prepares the call behind it does not.
    private func silentCommands(in commands: Range<Int>) -> [Int] {
        let asked = commands.map { (command: $0, asks: asking(of: $0)) }.filter { $0.asks != .nothing }
        return asked.indices.filter { index in
            let isFollowed = index + 1 < asked.count && asked[index + 1].asks == .deed
            return asked[index].asks == .deed || !isFollowed
        }.map { asked[$0].command }
    }

    private func asking(of command: Int) -> Asking {
        let range = run.transcript.commands[command].range
        var found = Asking.nothing
        scenario.commands.forEachStatement { statement in
            guard statement.range.start == range.start else { return }
            switch statement.kind {
            case .assign, .change: found = .assignment
            case .undo, .redo, .drop: found = .deed
            default: break
            }
            for expression in statement.expressions {
                expression.forEachExpression { if case .call = $0.kind { found = .deed } }
            }
        }
        return found
    }

    private func place(ofCommand command: Int) -> Place {
        let executed = run.transcript.commands[command]
        return Place(executed.range, turns: executed.turns, in: file)
    }

    /// The place of what ended the run, with the turns of the last command.
    private func lastPlace(_ range: SourceRange) -> Place {
        Place(range, turns: run.transcript.commands.last?.turns ?? [], in: file)
    }
}

extension FalseExpectation {
    fileprivate init(_ failure: ExpectationFailure, at command: Place, in file: SourceFile) {
        self.init(
            place: Place(failure.range, turns: command.turns, in: file), source: failure.source,
            sides: failure.sides.map { Side(source: $0.source, value: $0.value) }, note: failure.note,
            noteInChinese: failure.noteInChinese)
    }
}

extension ErrorReport {
    fileprivate init(_ fault: Fault, at place: Place, wanted: String?) {
        let verdict: Verdict =
            switch fault.kind {
            case .thrown, .mismatch: .threw
            case .contract, .bridge: .contract
            }
        self.init(verdict: verdict, message: fault.message, type: fault.type, place: place, wanted: wanted)
        origin = fault.origin
    }
}

extension ExpectationError {
    /// The code under which `kata explain` tells more.
    fileprivate var code: DiagnosticCode {
        switch reason {
        case .unknownReference: .unknownReference
        case .invalidRegularExpression: .badRegularExpression
        case .slowRegularExpression, .tooManyCaptureChoices, .tooManyLines: .slowExpectation
        }
    }
}
