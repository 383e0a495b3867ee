import KataDiagnostics
import KataResults
import KataTranscript

/// A rule that results of a SARIF report refer to.
struct SARIFRule {
    /// The rule's id, the same in every run: a diagnostic's code or a verdict.
    let id: String
    /// The rule in one line.
    let title: String
    /// More to know.
    let help: String?

    /// Makes the rule of a kind of problem.
    init(_ rule: Annotation.Rule) {
        switch rule {
        case .code(let code):
            id = code.id
            title = code.title
            help = code.explanation
        case .verdict(let verdict):
            id = verdict.rawValue
            title = verdict.meaning
            help = nil
        case .structure:
            id = "structure"
            title = "the log is right, and the pattern is not found"
            help = nil
        case .remark(let id, let title):
            self.id = id
            self.title = title
            help = nil
        }
    }

    /// The rule as a `reportingDescriptor`.
    var json: JSON {
        .members([
            "id": .string(id), "shortDescription": .members(["text": .string(title)]),
            // There is no page about a rule; `kata explain` knows more.
            "helpUri": .string("urn:kata:rule:\(id)"),
            "help": help.map { .members(["text": .string($0)]) },
        ])
    }
}

extension Verdict {
    /// What the verdict says.
    fileprivate var meaning: String {
        switch self {
        case .passed: "all was as expected"
        case .failed: "the log differs, or an expectation is false"
        case .threw: "an error was thrown that nothing expected"
        case .crashed: "the module crashed, or left before it answered"
        case .limit: "a limit was met"
        case .contract: "the module lacks what the scenario names"
        case .build: "the solution does not build"
        case .policy: "the module broke the protocol"
        case .skipped: "not run"
        case .invalid: "the kata itself is wrong"
        case .error: "kata or the machine failed"
        }
    }
}
