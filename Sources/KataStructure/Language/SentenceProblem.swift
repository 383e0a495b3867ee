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
            if let near = nearestName(to: word, among: words.map(\.firstWord)) {
                (.unknownSentenceWord, "'\(word)' is no \(wanted); did you mean '\(near)'?")
            } else {
                (
                    .unknownSentenceWord,
                    "'\(word)' is no \(wanted); there are \(words.joined(separator: ", "))"
                )
            }
        case .missing(let wanted): (.unfinishedSentence, "\(wanted) is missing here")
        case .surplus(let word): (.surplusWords, "the sentence is complete before '\(word)'")
        case .unknownRole(let name, let roles):
            if let near = nearestName(to: name, among: roles) {
                (.unknownRole, "no sentence says who '\(name)' is; did you mean '\(near)'?")
            } else {
                (.unknownRole, "no sentence says who '\(name)' is: add '\(name) is …' or '\(name) has …'")
            }
        case .loneRole(let name, let near):
            (.unknownRole, "'\(name)' stands in this sentence alone; did you mean '\(near)'?")
        case .unknownMember(let name, let members):
            if let near = nearestName(to: name, among: members) {
                (.unknownContractMember, "no type of the contract has '\(name)'; did you mean '\(near)'?")
            } else {
                (
                    .unknownContractMember,
                    "no type of the contract has '\(name)': a sentence names only what every solution has"
                )
            }
        case .unknownName(let name, let names):
            if let near = nearestName(to: name, among: names) {
                (.unknownContractName, "the contract has no type '\(name)'; did you mean '\(near)'?")
            } else {
                (
                    .unknownContractName,
                    "the contract has no type '\(name)': a sentence names only what every solution has"
                )
            }
        case .badCount(let text): (.badSentenceCount, "'\(text)' is no count: write a number from 1 to 99")
        case .noRole(let word):
            (.badRoleName, "'\(word)' cannot be a role: a role begins with a capital letter")
        case .circle(let role): (.badRoleName, "'\(role)' cannot be a part of itself")
        }
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
