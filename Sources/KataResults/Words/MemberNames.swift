import KataStructure
import KataText

/// Names members of types briefly: `next(_:) of Noon, Evening and 2 more`.
struct MemberNames {
    /// So many members and types are named.
    private static let shown = 2

    private let signatures: [String]
    private let types: [String]

    init(_ members: [BearingQuestion.Member]) {
        signatures = members.map(\.signature).withoutRepetitions
        types = members.map(\.type).withoutRepetitions
    }

    /// The names in a reader's language.
    func text(in language: ReaderLanguage) -> String {
        let members = list(signatures, language)
        let owners = list(types, language)
        return language("\(members) of \(owners)", "\(owners) 的 \(members)")
    }

    private func list(_ names: [String], _ language: ReaderLanguage) -> String {
        let first = names.prefix(Self.shown).joined(separator: language(", ", "、"))
        let rest = names.count - Self.shown
        return rest > 0 ? first + language(" and \(rest) more", " 等 \(names.count) 个") : first
    }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
