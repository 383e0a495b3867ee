import KataAuthoring
import KataDiagnostics
public import KataFormats
import KataResults

/// Mistakes that no scenario notices, for code scanning: each a result at its place in the reference.
public struct MutationSARIF: MutationReport {
    private var document: SARIFDocument
    private var obstacles: [String] = []

    /// Makes a report of the program that `origin` tells of.
    public init(origin: ReportOrigin) { document = SARIFDocument(origin: origin) }

    public func begin() -> String { document.begin() }

    public mutating func text(of kata: MutationScore) -> String {
        if let obstacle = kata.obstacle { obstacles.append("\(kata.id): \(obstacle.sentence(of: kata))") }
        return kata.mutants.compactMap { mutant in
            remark(on: mutant, of: kata).map { document.add($0, in: mutant.path) }
        }.joined()
    }

    public func end(_ total: MutationTotal) -> String {
        let obstacle = obstacles.isEmpty ? nil : obstacles.joined(separator: "; ")
        return document.end(total.exitCode, obstacle: obstacle)
    }

    private func remark(on mutant: JudgedMutant, of kata: MutationScore) -> SARIFRemark? {
        let rule: (id: String, title: String)
        switch mutant.fate {
        case .lives: rule = ("mutant-lives", "every scenario passes although this line is wrong")
        case .unreached: rule = ("mutant-unreached", "no scenario ever runs this line")
        case .unknown: rule = ("mutant-unknown", "kata could not judge it")
        case .caught, .explained, .unbuildable: return nil
        }
        let suggestion = kata.suggestions.first { $0.mutants.contains(mutant.number) }
        let scenario =
            suggestion.map { "\nthis scenario shows it:\n" + $0.lines.joined(separator: "\n") } ?? ""
        return SARIFRemark(
            rule: rule.id, ruleTitle: rule.title, title: "\(kata.id): \(mutant.kind)",
            message: mutant.change + scenario, at: mutant.position, isWarning: rule.id == "mutant-lives")
    }
}
