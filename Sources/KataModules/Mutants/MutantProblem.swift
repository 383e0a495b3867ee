import KataDiagnostics
import KataYAML

/// What can be wrong with a file of mutants beyond the shapes of its values.
enum MutantProblem {
    case empty(WrongKind)
    case noChange(mutant: String)
    case sameText
    case unknownFile(String, names: [String])
    case notFound(text: String, isSeveralLines: Bool, file: String, nearest: (line: Int, text: String)?)
    case ambiguous(text: String, isSeveralLines: Bool, file: String, lines: [Int])
    case overlap(line: Int, file: String)
    case twoOfOneName(String, folder: String)

    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .empty(let kind):
            (.emptyManifest, "there is no \(kind.noun): begin with '\(kind.rawValue): 1'")
        case .noChange(let mutant):
            (.idleChange, "'\(mutant)' changes nothing, so it is the reference: say what it does wrong")
        case .sameText: (.idleChange, "'from' and 'to' are the same text: say what is written instead")
        case .unknownFile(let name, let names): (.unknownChangedFile, Self.unknown(name, among: names))
        case .notFound(let text, let isSeveralLines, let file, let nearest):
            (.changePlace, Self.missing(text, isSeveralLines, file, nearest))
        case .ambiguous(let text, let isSeveralLines, let file, let lines):
            (
                .changePlace,
                "\(Self.subject(text, isSeveralLines)) \(isSeveralLines ? "occur" : "occurs") \(lines.count) times in "
                    + "\(file), in \(Self.list(lines)): write more of the text around the place"
            )
        case .overlap(let line, let file):
            (
                .overlappingChanges,
                "another change of the same solution holds line \(line) of \(file) already: make one of both"
            )
        case .twoOfOneName(let name, let folder):
            (.twoMutantsOfOneName, "the folder '\(folder)/\(name)' has the same name: keep one of them")
        }
    }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        let (code, message) = wording
        var result = Diagnostic(code, message, at: range)
        if case .unknownFile(let name, let names) = self, let near = nearestName(to: name, among: names) {
            result.fix = FixIt("write '\(near)'", replacing: range, with: near)
        }
        return result
    }

    private static func unknown(_ name: String, among names: [String]) -> String {
        let name = Quoting.shortened(name)
        if let near = nearestName(to: name, among: names) {
            return "the reference has no file '\(name)'; did you mean '\(near)'?"
        }
        return "the reference has no file '\(name)'; its files are \(names.joined(separator: ", "))"
    }

    private static func missing(
        _ text: String, _ isSeveralLines: Bool, _ file: String, _ nearest: (line: Int, text: String)?
    ) -> String {
        let verb = isSeveralLines ? "do" : "does"
        let sentence = "\(subject(text, isSeveralLines)) \(verb) not occur in \(file)"
        guard let nearest else { return "\(sentence): copy the text from there" }
        return "\(sentence); line \(nearest.line) has '\(Quoting.shortened(nearest.text))'"
    }

    private static func subject(_ text: String, _ isSeveralLines: Bool) -> String {
        isSeveralLines ? "the lines from '\(Quoting.shortened(text))' on" : "'\(Quoting.shortened(text))'"
    }

    private static func list(_ lines: [Int]) -> String {
        let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
        return "\(lines.count == 1 ? "line" : "lines") \(shown)\(lines.count > 5 ? ", …" : "")"
    }
}
