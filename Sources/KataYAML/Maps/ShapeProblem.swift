internal import KataDiagnostics

/// What can be wrong with the keys and values of any map, with the facts that its message needs.
enum ShapeProblem {
    case unknownKey(key: String, subject: String, names: [String])
    case missingKey(key: String, subject: String)
    case wrongShape(what: String, wanted: String, found: String)
    case emptyValue(what: String, wanted: String)
    case badInteger(what: String, text: String, bounds: ClosedRange<Int>)
    case badTruth(what: String, text: String)
    case badChoice(what: String, text: String, words: [String])
    case badIdentifier(what: String, text: String)
    case badQuantity(what: String, text: String, quantity: Quantity)

    /// The code and the words.
    var words: (code: DiagnosticCode, message: String) {
        switch self {
        case .unknownKey(let key, let subject, let names):
            if let near = nearestName(to: key, among: names) {
                (.unknownKey, "\(subject) has no key '\(Quoting.shortened(key))'; did you mean '\(near)'?")
            } else {
                (
                    .unknownKey,
                    "\(subject) has no key '\(Quoting.shortened(key))'; its keys are \(list(names))"
                )
            }
        case .missingKey(let key, let subject):
            (.missingKey, "\(subject) needs the key '\(Quoting.shortened(key))'")
        case .wrongShape(let what, let wanted, let found):
            (.wrongShape, "\(what) should be \(wanted), not \(found)")
        case .emptyValue(let what, let wanted):
            (.emptyValue, "\(what) is empty; \(wanted) should follow")
        case .badInteger(let what, let text, let bounds):
            (
                .badNumber,
                "\(what) should be a whole number \(range(bounds)), not '\(Quoting.shortened(text))'"
            )
        case .badTruth(let what, let text):
            (.badTruth, "\(what) should be true or false, not '\(Quoting.shortened(text))'")
        case .badChoice(let what, let text, let words):
            if let near = nearestName(to: text, among: words) {
                (.badChoice, "\(what) cannot be '\(Quoting.shortened(text))'; did you mean '\(near)'?")
            } else {
                (.badChoice, "\(what) cannot be '\(Quoting.shortened(text))'; it is one of \(list(words))")
            }
        case .badIdentifier(let what, let text):
            (
                .badIdentifier,
                "\(what) should have lower-case letters, digits and hyphens only, not '\(Quoting.shortened(text))'"
            )
        case .badQuantity(let what, let text, let quantity):
            (
                .badQuantity,
                "\(what) should be \(quantity.article) such as \(quantity.example), not '\(Quoting.shortened(text))'"
            )
        }
    }

    /// Returns the diagnostic at a place.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        let (code, message) = words
        var result = Diagnostic(code, message, at: range)
        if case .unknownKey(let key, _, let names) = self, let near = nearestName(to: key, among: names) {
            result.fix = FixIt("write '\(near)'", replacing: range, with: near)
        }
        if case .badChoice(_, let text, let words) = self, let near = nearestName(to: text, among: words) {
            result.fix = FixIt("write '\(near)'", replacing: range, with: near)
        }
        return result
    }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    private func range(_ bounds: ClosedRange<Int>) -> String {
        if bounds.lowerBound == bounds.upperBound { return "\(bounds.lowerBound)" }
        return bounds.upperBound == Int.max
            ? "of at least \(bounds.lowerBound)" : "from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
}
