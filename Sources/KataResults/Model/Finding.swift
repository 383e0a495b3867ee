public import KataDiagnostics
public import KataTranscript

/// One reason why a scenario did not pass.
public enum Finding: Sendable {
    /// The log is not as `expect` wants it; `place` is the first command where they part, which a gap may not tell.
    case log(Difference, place: Place?, gap: LogGap? = nil)
    /// A statement did not write what its `>` lines want, or wrote although it must be silent.
    case inline(Difference, statement: Place)
    /// A line is there that must not be.
    case forbidden(Forbidden, place: Place?)
    /// An `expect` statement is false.
    case falseExpectation(FalseExpectation)
    /// An error ended the scenario.
    case error(ErrorReport)
    /// The scenario should have ended in an error, and did not, or in another one.
    case missingError(wanted: String, place: Place)
    /// The worker ended before it answered; at no place of the script where the solution was still being loaded.
    case crash(Crash, place: Place?)
    /// A limit was met.
    case limit(Limit, place: Place?)
    /// The worker broke the protocol.
    case policy(String, place: Place?)
    /// The solution does not build.
    case build(BuildReport)
    /// The solution lacks what the kata needs, or has it otherwise.
    case contract(ContractReport)
    /// The kata is wrong.
    case diagnostics([Diagnostic])
    /// kata or the machine failed.
    case machine(String)
    /// The log is right, and the solution is not the pattern that was asked for.
    case structure(StructureResult)
    /// The log is right, and the solution parts from the reference at commands that no scenario has.
    case explored(ExploredDifference)
    /// What is said in a sentence alone: a submission that was refused, the kata that its first scenario told of.
    /// Where it is in the solution may be known.
    case told(String, verdict: Verdict, inChinese: String? = nil, place: DeclarationPlace? = nil)
    /// Any of these, in a row of a scenario's parameters.
    indirect case inRow(FindingRow, Finding)

    /// The verdict that the finding leads to.
    public var verdict: Verdict {
        switch self {
        case .log, .inline, .forbidden, .falseExpectation, .missingError, .structure, .explored:
            .failed
        case .error(let error): error.verdict
        case .crash: .crashed
        case .limit: .limit
        case .policy: .policy
        case .build: .build
        case .contract: .contract
        case .diagnostics: .invalid
        case .machine: .error
        case .told(_, let verdict, _, _): verdict
        case .inRow(_, let finding): finding.verdict
        }
    }
}

extension Finding {
    /// Where in the solution it is, in a file below the solution's folder; nil where that is not known.
    package var placeInSolution: DeclarationPlace? {
        switch self {
        case .structure(let result): result.placeInSolution
        case .contract(let report): report.breaches.lazy.compactMap(\.place).first
        case .crash(let crash, _):
            crash.frames.first.map {
                DeclarationPlace(file: $0.file, line: $0.line, column: $0.column > 0 ? $0.column : nil)
            }
        case .told(_, _, _, let place): place
        case .inRow(_, let finding): finding.placeInSolution
        default: nil
        }
    }

    /// A line that matches what must not appear.
    public struct Forbidden: Sendable {
        /// The pattern as the file writes it.
        public var source: String
        /// The line.
        public var text: String

        /// Makes a report of a line.
        public init(source: String, text: String) {
            self.source = source
            self.text = text
        }
    }
}

extension [Finding] {
    /// The verdict that they lead to together: the first one's, unless an error ended the scenario; passed for none.
    public var verdict: Verdict {
        for case .error(let error) in self where error.verdict == .threw { return .threw }
        return first?.verdict ?? .passed
    }
}

/// An `expect` statement that is false.
public struct FalseExpectation: Sendable {
    /// An operand with its value.
    public struct Side: Sendable {
        /// The operand as the script writes it.
        public var source: String
        /// Its value as a script would write it.
        public var value: String

        /// Makes an operand.
        public init(source: String, value: String) {
            self.source = source
            self.value = value
        }
    }

    /// The part of the statement that is false.
    public var place: Place
    /// That part's source.
    public var source: String
    /// Its operands, then the names inside them.
    public var sides: [Side]
    /// What else there is to say.
    public var note: String?
    /// The same in Chinese.
    public var noteInChinese: String?

    /// Makes a report of a false expectation.
    public init(place: Place, source: String, sides: [Side], note: String?, noteInChinese: String? = nil) {
        self.noteInChinese = noteInChinese
        self.place = place
        self.source = source
        self.sides = sides
        self.note = note
    }
}

/// An error that ended a scenario.
public struct ErrorReport: Sendable {
    /// `threw`, or `contract` where the module lacks what the script names.
    public var verdict: Verdict
    /// The error's words.
    public var message: String
    /// The type of an error that the module threw.
    public var type: String?
    /// The expression that failed.
    public var place: Place
    /// The error that the scenario should have ended in instead, as the kata writes it.
    public var wanted: String?
    /// Where in the solution it was thrown.
    public var origin = ErrorOrigin()

    /// Makes a report of an error.
    public init(verdict: Verdict, message: String, type: String?, place: Place, wanted: String? = nil) {
        self.wanted = wanted
        self.verdict = verdict
        self.message = message
        self.type = type
        self.place = place
    }
}

/// What the compiler said of a solution.
public struct BuildReport: Sendable {
    /// The compiler's diagnostics with the solution's own paths.
    public var diagnostics: String
    /// The limit that the compiler met, in words.
    public var limit: String?

    /// Makes a report of a failed build.
    public init(diagnostics: String, limit: String?) {
        self.diagnostics = diagnostics
        self.limit = limit
    }
}
