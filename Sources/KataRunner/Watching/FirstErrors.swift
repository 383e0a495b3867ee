import KataReport

extension Finding {
    /// Returns the finding with the first errors of a compiler alone, and how many it leaves out.
    func withFirstErrors(_ count: Int) -> (finding: Finding, leftOut: Int) {
        guard case .build(var report) = self else { return (self, 0) }
        let lines = report.diagnostics.split(separator: "\n", omittingEmptySubsequences: false)
        let errors = lines.indices.filter { lines[$0].contains(": error: ") }
        guard errors.count > count else { return (self, 0) }
        report.diagnostics = lines[..<errors[count]].joined(separator: "\n")
        return (.build(report), errors.count - count)
    }
}
