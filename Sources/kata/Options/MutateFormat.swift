import ArgumentParser
import KataFormats
import KataMutation

/// The formats of `kata mutate`.
enum MutateFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, sarif

    /// Returns the document that is written; nil for text, which is written to people.
    func document(atLeast percent: Int) -> (any MutationReport)? {
        switch self {
        case .text: nil
        case .json: MutationJSON(atLeast: percent)
        case .markdown: MutationMarkdown(atLeast: percent)
        case .sarif: MutationSARIF(origin: .now)
        }
    }
}
