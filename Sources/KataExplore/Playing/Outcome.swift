import KataDiagnostics
import KataInterpreter
import KataTranscript

/// What one move came to.
struct Outcome: Sendable {
    /// How a move ended.
    enum Ending: Sendable, Equatable {
        /// It was done.
        case completed
        /// The module threw.
        case threw(String)
        /// It cannot be done: a name that stands for nil, nothing to undo, a value that does not fit.
        case refused(String)
        /// The module lacks what the move names.
        case lacks(String)
        /// The worker is gone.
        case ended(SessionError.Reason)

        /// Tells whether nothing can follow.
        var isFinal: Bool {
            switch self {
            case .completed, .threw: false
            case .refused, .lacks, .ended: true
            }
        }
    }

    /// The lines that it wrote; a line that was not ended counts as one.
    var log: [String] = []
    /// What came back; nil for nothing.
    var result: Value?
    /// How it ended.
    var ending: Ending
    /// Tells whether the machine failed, which is no solution's fault.
    var isMachine: Bool { if case .ended(.failed) = ending { true } else { false } }

    init(ending: Ending) { self.ending = ending }

    init(_ outcome: Rehearsal.Outcome) {
        log = Outcome.lines(of: outcome.log)
        ending = Ending(outcome.ending)
        if case .completed = ending { result = outcome.result }
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}

extension Outcome.Ending {
    fileprivate init(_ ending: ScenarioRun.Ending) {
        switch ending {
        case .completed: self = .completed
        case .invalid(let diagnostic): self = .refused(diagnostic.message)
        case .ended(let reason, _): self = .ended(reason)
        case .faulted(let fault):
            switch fault.kind {
            // What a script itself throws is no answer of the module.
            case .thrown: self = fault.type == nil ? .refused(fault.message) : .threw(fault.message)
            case .mismatch: self = .refused(fault.message)
            case .contract, .bridge: self = .lacks(fault.message)
            }
        }
    }
}
