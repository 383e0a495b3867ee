public import KataDiagnostics
import KataDiff
public import KataInterpreter
public import KataReport
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
        do throws(ExpectationFault) {
            var comparer = LogComparer(constants: run.constants)
            var findings = try ending(&comparer)
            let isWhole = findings.isEmpty
            if isWhole, let log = scenario.expectation?.log {
                if let mismatch = try comparer.compare(log, with: run.transcript) {
                    findings.append(
                        .log(
                            Difference(mismatch, run.transcript, in: file),
                            place: mismatch.parting.command.map(place(ofCommand:))))
                }
            }
            findings += try inlineFindings(&comparer)
            for line in try comparer.forbidden(scenario.expectation?.never ?? [], in: run.transcript) {
                findings.append(
                    .forbidden(
                        Finding.Forbidden(source: line.source, text: line.actual.text),
                        place: line.actual.command.map(place(ofCommand:))))
            }
            return findings
                + run.failures.map {
                    .falseExpectation(FalseExpectation($0, at: place(ofCommand: $0.command), in: file))
                }
        } catch {
            return [.diagnostics([Diagnostic(error.code, error.message, at: error.range)])]
        }
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
    private func ending(_ comparer: inout LogComparer) throws(ExpectationFault) -> [Finding] {
        let wanted = scenario.expectation?.error
        switch run.ending {
        case .completed:
            guard let wanted else { return [] }
            return [
                .missingError(
                    wanted: wanted.source,
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
                        wanted: fault.kind == .thrown ? wanted?.source : nil))
            ]
        case .invalid, .ended: return []
        }
    }

    private func inlineFindings(_ comparer: inout LogComparer) throws(ExpectationFault) -> [Finding] {
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
            sides: failure.sides.map { Side(source: $0.source, value: $0.value) }, note: failure.note)
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
    }
}

extension ExpectationFault {
    /// The code under which `kata explain` tells more.
    fileprivate var code: DiagnosticCode {
        switch reason {
        case .unknownReference: .unknownReference
        case .invalidRegularExpression: .badRegularExpression
        case .slowRegularExpression, .tooManyCaptureChoices, .tooManyLines: .slowExpectation
        }
    }
}
