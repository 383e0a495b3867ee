import KataDiagnostics

/// What can be wrong with a sentence, with the facts that its message needs.
enum SentenceProblem {
    case unknownWord(String, wanted: String, words: [String])
    case missing(String)
    case surplus(String)
    case unknownRole(String, roles: [String])
    case loneRole(String, near: String)
    case unknownName(String, names: [String])
    case unknownMember(String, members: [String])
    case badCount(String)
    case noRole(String)
    case circle(String)

    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .unknownWord(let word, let wanted, let words):
            (
                .unknownSentenceWord,
                "'\(word)' is no \(wanted)"
                    + Self.hint(
                        word, words.map(\.firstWord), or: "; there are \(words.joined(separator: ", "))")
            )
        case .missing(let wanted): (.unfinishedSentence, "\(wanted) is missing here")
        case .surplus(let word): (.surplusWords, "the sentence is complete before '\(word)'")
        case .unknownRole(let name, let roles):
            (
                .unknownRole,
                "no sentence says who '\(name)' is"
                    + Self.hint(name, roles, or: ": add '\(name) is …' or '\(name) has …'")
            )
        case .loneRole(let name, let near):
            (.unknownRole, "'\(name)' stands in this sentence alone; did you mean '\(near)'?")
        case .unknownMember(let name, let members):
            (
                .unknownContractMember,
                "no type of the contract has '\(name)'" + Self.hint(name, members, or: Self.promise)
            )
        case .unknownName(let name, let names):
            (
                .unknownContractName,
                "the contract has no type '\(name)'" + Self.hint(name, names, or: Self.promise)
            )
        case .badCount(let text): (.badSentenceCount, "'\(text)' is no count: write a number from 1 to 99")
        case .noRole(let word):
            (.badRoleName, "'\(word)' cannot be a role: a role begins with a capital letter")
        case .circle(let role): (.badRoleName, "'\(role)' cannot be a part of itself")
        }
    }

    private static let promise = ": a sentence names only what every solution has"

    /// What follows a word that is unknown: the name that was probably meant, or else what may stand there.
    private static func hint(_ word: String, _ names: [String], or rest: String) -> String {
        nearestName(to: word, among: names).map { "; did you mean '\($0)'?" } ?? rest
    }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        let (code, message) = wording
        var result = Diagnostic(code, message, at: range)
        switch self {
        case .unknownWord(let word, _, let words), .unknownRole(let word, let words),
            .unknownName(let word, let words), .unknownMember(let word, let words):
            if let near = nearestName(to: word, among: words.map(\.firstWord)) {
                result.fix = FixIt("write '\(near)'", replacing: range, with: near)
            }
        case .loneRole(_, let near): result.fix = FixIt("write '\(near)'", replacing: range, with: near)
        default: break
        }
        return result
    }
}

extension String {
    /// What stands before the first blank: several verbs have more words.
    fileprivate var firstWord: String { split(separator: " ").first.map(String.init) ?? self }
}
