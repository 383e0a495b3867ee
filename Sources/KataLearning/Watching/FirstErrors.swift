import KataResults
import KataText

extension Finding {
    /// Returns the finding with the first errors of a compiler alone, each said once, and how many it leaves out.
    func withFirstErrors(_ count: Int) -> (finding: Finding, leftOut: Int) {
        guard case .build(var report) = self else { return (self, 0) }
        var lines = report.diagnostics.linesOfText
        let errors = lines.indices.filter { lines[$0].contains(": error: ") }
        let leftOut = max(0, errors.count - count)
        if leftOut > 0 { lines = Array(lines[..<errors[count]]) }
        report.diagnostics = lines.withoutRepetitions.joined(separator: "\n")
        return (.build(report), leftOut)
    }
}

extension [String] {
    /// A compiler's lines without what it says twice: above the source, and again below the place, where a caret is enough.
    fileprivate var withoutRepetitions: [String] {
        var message: Substring?
        return map { line in
            if let range = line.firstRange(of: ": error: ") {
                message = line[range.upperBound...]
            } else if let pointer = line.firstRange(of: "`- error: "), line[pointer.upperBound...] == message
            {
                return line[..<pointer.lowerBound] + "^"
            }
            return line
        }
    }
}
