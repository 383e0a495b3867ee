public import KataDiagnostics
import KataDiff
public import KataTranscript

/// A finding as a published result keeps it: words and places, without the kata file and the transcript.
///
/// The text of a difference is what a terminal without colours shows.
public struct FindingRecord: Sendable {
    /// Where a log parts from what was expected.
    public struct Parting: Sendable, Equatable {
        /// The line of the log, from 1; nil if the log ended early.
        public var logLine: Int?
        /// What was expected there; nil if nothing more was.
        public var expected: String?
        /// What was written there; nil if the log ended early.
        public var written: String?
    }

    /// The kind of finding, as `kata run --format json` names it: `log`, `expect`, `crash`, `limit`.
    public let kind: String
    /// The verdict that the finding leads to.
    public let verdict: Verdict
    /// Where the log parts, for a finding that is about the log.
    public let parting: Parting?
    /// The bound of a limit, the signal of a crash: members of the finding's JSON beside its words.
    public let facts: [JSON.Member]
    /// What the finding says.
    let description: FindingDescription

    /// What happened, in one sentence.
    public var sentence: String { description.sentence }
    /// The command of the kata that did it; its range in the file is not kept.
    public var place: Place? { description.place }

    /// Records a finding of a run.
    public init(_ finding: Finding, transcript: Transcript?, file: SourceFile) {
        var description = finding.description
        let mismatch = description.mismatch
        if let mismatch {
            let writer = DiffText { transcript?.heading(ofCommand: $0, in: file) }
            description.details.append(.difference(writer.text(mismatch).withoutEndingBreaks))
            description.mismatch = nil
        }
        kind = finding.kind
        verdict = finding.verdict
        parting = mismatch.map { Parting($0, transcript) }
        facts = finding.recordedFacts
        self.description = description
    }

    /// Records something that is not about a run: a submission that lacks a module, or that was refused.
    public init(
        kind: String, verdict: Verdict, _ sentence: String, output: String? = nil, notes: [String] = []
    ) {
        self.kind = kind
        self.verdict = verdict
        parting = nil
        facts = []
        description = FindingDescription(
            headline: sentence,
            details: (output.map { [.compilerOutput($0)] } ?? []) + notes.map { .note($0) })
    }

    init(
        kind: String, verdict: Verdict, parting: Parting?, facts: [JSON.Member],
        description: FindingDescription
    ) {
        self.kind = kind
        self.verdict = verdict
        self.parting = parting
        self.facts = facts
        self.description = description
    }

    /// The sentence alone, for where the details were told already.
    var withoutDetails: FindingRecord { FindingRecord(kind: kind, verdict: verdict, sentence) }

    /// What a published result keeps of one text, in bytes: of a fact, of a sentence or line, of what has many lines.
    private enum Bound {
        static let fact = 1 << 10
        static let line = 4 << 10
        static let text = 64 << 10
    }

    /// Returns the record as it is published: with another text for names of kata's own, and nothing in it without bound.
    ///
    /// Sources are compiled under names that nobody else knows, and whoever writes what is recorded may write much.
    public func published(_ replace: (String) -> String) -> FindingRecord {
        var description = description
        description.headline = replace(description.headline).cut(to: Bound.line)
        description.addition = replace(description.addition).cut(to: Bound.line)
        if let source = description.place?.source { description.place?.source = source.cut(to: Bound.line) }
        description.details = description.details.map { detail in
            switch detail {
            case .lastWords(let words): .lastWords(replace(words).cut(to: Bound.line))
            case .compilerOutput(let output): .compilerOutput(replace(output).cut(to: Bound.text))
            case .forbidden(let line): .forbidden(line.cut(to: Bound.line))
            case .value(let value, let source): .value(value.cut(to: Bound.line), of: source)
            case .note(let note): .note(note.cut(to: Bound.line))
            case .difference(let text): .difference(text.cut(to: Bound.text))
            }
        }
        let parting = parting.map { parting in
            Parting(
                logLine: parting.logLine, expected: parting.expected?.cut(to: Bound.line),
                written: parting.written?.cut(to: Bound.line))
        }
        let facts = facts.map { fact in
            guard case .string(let text) = fact.value else { return fact }
            return JSON.Member(fact.name, .string(text.cut(to: Bound.fact)))
        }
        return FindingRecord(
            kind: kind, verdict: verdict, parting: parting, facts: facts, description: description)
    }

    /// Returns the record with one more remark.
    func adding(note: String) -> FindingRecord {
        var description = description
        description.details.append(.note(note))
        return FindingRecord(
            kind: kind, verdict: verdict, parting: parting, facts: facts, description: description)
    }

    /// What the compiler wrote, where it is about that.
    var compilerOutput: String? {
        for case .compilerOutput(let output) in description.details { return output }
        return nil
    }
}

extension String {
    /// The text, cut to a number of bytes, with a word about it.
    fileprivate func cut(to count: Int) -> String {
        guard utf8.count > count else { return self }
        let kept = String(decoding: utf8.prefix(count), as: UTF8.self)
        return kept + (contains("\n") ? "\n" : " ") + "… cut at \(count >> 10) KiB"
    }
}

extension FindingRecord.Parting {
    init(_ mismatch: LogMismatch, _ transcript: Transcript?) {
        logLine = mismatch.parting.line.map { $0 + 1 }
        expected = mismatch.parting.expected?.source
        written = mismatch.parting.line.flatMap { line in
            transcript.flatMap { line < $0.count ? $0.text(ofLine: line) : nil }
        }
    }
}

extension Finding {
    /// The facts that a program wants beside the words.
    fileprivate var recordedFacts: [JSON.Member] {
        let members: JSON =
            switch self {
            case .limit(let limit, _): .members(limit.members)
            case .crash(let crash, _):
                .members([
                    "signal": crash.signal.map(JSON.string),
                    "exitCode": crash.exitCode.map { .integer(Int64($0)) },
                ])
            case .error(let error): .members(["type": error.type.map(JSON.string)])
            default: .object([])
            }
        guard case .object(let facts) = members else { return [] }
        return facts
    }
}
