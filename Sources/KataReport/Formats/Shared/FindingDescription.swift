import KataDiagnostics
import KataDiff
import KataTranscript

/// What a finding says, in the words that all formats share.
///
/// Nothing is escaped: what a module wrote is in it as it came, and each format escapes for where it writes to.
struct FindingDescription {
    /// What supports the headline.
    enum Detail {
        /// A line of the log that must not be there.
        case forbidden(String)
        /// An operand with its value.
        case value(String, of: String)
        /// What the runtime wrote at a trap, several lines.
        case lastWords(String)
        /// What the compiler wrote, several lines.
        case compilerOutput(String)
        /// A remark that helps.
        case note(String)
        /// The lines that differ, as a terminal without colours shows them, several lines.
        case difference(String)
    }

    /// What happened, lower-case.
    var headline: String
    /// What makes the headline more precise, with the blank or colon that parts them; often empty.
    var addition = ""
    /// The command that did it.
    var place: Place?
    /// What supports the headline, in order.
    var details: [Detail] = []
    /// The lines that differ.
    var mismatch: LogMismatch?

    /// What happened, in one sentence.
    var sentence: String { headline + addition }
}

extension Finding {
    /// What the finding says.
    var description: FindingDescription {
        switch self {
        case .log(let mismatch, let place):
            let line = mismatch.parting.line.map { " from line \($0 + 1)" } ?? " at its end"
            return FindingDescription(
                headline: "the log differs", addition: line, place: place, mismatch: mismatch)
        case .inline(let mismatch, let statement):
            return FindingDescription(
                headline: "this statement's log differs", place: statement, mismatch: mismatch)
        case .forbidden(let line, let place):
            return FindingDescription(
                headline: "a line that must not be there", place: place,
                details: [.forbidden(line.actual.text), .note("'\(line.source)' stands under 'never'")])
        case .falseExpectation(let expectation): return expectation.description
        case .error(let error): return error.description
        case .missingError(let wanted, let place):
            return FindingDescription(
                headline: "no error ended the scenario", place: place,
                details: [.note("'error: \(wanted)' is expected")])
        case .crash(let crash, let place):
            return FindingDescription(
                headline: crash.headline, place: place, details: [.lastWords(crash.lastWords)])
        case .limit(let limit, let place): return FindingDescription(headline: limit.words, place: place)
        case .policy(let breach, let place):
            return FindingDescription(headline: "the module broke the protocol: \(breach)", place: place)
        case .build(let build):
            return FindingDescription(
                headline: "the solution does not build", addition: build.limit.map { ": \($0)" } ?? "",
                details: [.compilerOutput(build.diagnostics)])
        case .diagnostics(let diagnostics):
            let first = diagnostics.first { $0.isError } ?? diagnostics.first
            return FindingDescription(
                headline: "the kata is invalid", addition: first.map { ": \($0.message)" } ?? "")
        case .machine(let reason):
            return FindingDescription(
                headline: "kata could not judge this", addition: ": \(reason.withoutEndingBreaks)")
        case .recorded(let record): return record.description
        }
    }
}

extension FalseExpectation {
    fileprivate var description: FindingDescription {
        var details = sides.filter { $0.source != $0.value }.map {
            FindingDescription.Detail.value($0.value, of: $0.source)
        }
        if let note { details.append(.note(note)) }
        return FindingDescription(headline: "'\(source)' is false", place: place, details: details)
    }
}

extension ErrorReport {
    fileprivate var description: FindingDescription {
        let headline =
            switch verdict {
            case .contract: "the module does not fit: \(message)"
            default: "an error was thrown: \(type.map { "\($0): " } ?? "")\(message)"
            }
        return FindingDescription(
            headline: headline, place: place,
            details: wanted.map { [.note("'error: \($0)' is expected")] } ?? [])
    }
}

extension Crash {
    fileprivate var headline: String {
        if let signal { return "the module crashed (\(signal))" }
        return "the module left before it answered (exit code \(exitCode ?? 0))"
    }
}

extension Limit {
    /// The limit in words, with its bound.
    fileprivate var words: String {
        switch self {
        case .cpu(let milliseconds): "more than \(Limit.seconds(milliseconds)) of CPU time"
        case .wall(let milliseconds): "no answer for \(Limit.seconds(milliseconds))"
        case .memory(let bytes): "more than \(Limit.size(bytes)) of memory"
        case .output(let bytes): "more than \(Limit.size(bytes)) of output"
        case .file(let bytes): "a file of more than \(Limit.size(bytes))"
        case .steps(let count): "more than \(count) statements and loop turns"
        }
    }

    private static func seconds(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }

    private static func size(_ bytes: Int) -> String {
        for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)]
        where bytes % (1 << shift) == 0 && bytes > 0 {
            return "\(bytes >> shift) \(unit)"
        }
        return "\(bytes) bytes"
    }
}

extension String {
    /// The text without the line breaks at its end.
    var withoutEndingBreaks: String {
        String(String.UnicodeScalarView(unicodeScalars.reversed().drop { $0 == "\n" }.reversed()))
    }
}
