import KataDiagnostics
import KataResults
import KataText

/// The end of a grading in words.
struct GradeWords {
    /// The submissions by verdict: "3 submissions: 2 passed, 1 failed".
    let submissions: String
    /// How many have no result; nil where all have one.
    let missing: String?
    /// What they earned on average: "6.3 of 10 points"; nil where nothing was graded.
    let mean: String?
    /// What isolated the workers; nil where nothing was graded.
    let isolation: String?
    /// What is to be said of a level that protects nothing; nil where there is none.
    let warning: String?
    /// Who handed in nothing, of a roster; nil where all did, or there is none.
    let absent: String?
    /// What is to be said of scenarios that none passed; nil where there is nothing.
    let unpassed: String?
    /// What kept the grading from being whole: nothing was there, or it was interrupted.
    let obstacle: String?

    /// Makes the words of a summary.
    init(_ summary: GradeSummary) {
        let graded = summary.count - summary.missingCount
        submissions = SummaryWords.parts(summary.verdicts, summary.count, "submission", "submissions")
        let count = summary.missingCount
        missing =
            count == 0
            ? nil : count == 1 ? "1 submission has no result" : "\(count) submissions have no result"
        let names = summary.absent.prefix(GradeWords.listedNames).map(\.visible).joined(separator: ", ")
        absent =
            summary.absent.isEmpty
            ? nil
            : "\(summary.absent.count) of the roster handed in nothing: \(names)"
                + (summary.absent.count > GradeWords.listedNames ? ", …" : "")
        unpassed = summary.passes.warning
        let maximum = summary.maximums.count == 1 ? summary.maximums.first : nil
        mean = graded == 0 ? nil : GradeWords.mean(summary.points, graded, maximum)
        isolation = summary.isolationReport?.words
        warning =
            summary.isolationReport?.isBelowStandard ?? false
            ? "at 'basic' a submission can read and change what the grader can; do not trust these marks"
            : nil
        obstacle =
            summary.isInterrupted ? "interrupted" : summary.count == 0 ? "nothing was selected" : nil
    }

    /// How many names are listed.
    private static let listedNames = 10

    /// Returns an average with one digit behind the point.
    private static func mean(_ points: Int, _ count: Int, _ maximum: Int?) -> String {
        let tenths = (points * 20 + count) / (2 * count)
        let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        return "\(number)\(maximum.map { " of \($0)" } ?? "") points"
    }
}

extension SubmissionGrade {
    /// Why it did not pass, in a few words: that of the reasons that gave the verdict; nil where it passed.
    var reason: String? {
        let reasons = katas.flatMap { $0.reasons(isNamed: katas.count > 1) }
        return (reasons.first { $0.verdict == verdict } ?? reasons.first)?.words
    }
}

extension KataResult {
    /// Why its scenarios did not pass, in order.
    fileprivate func reasons(isNamed: Bool) -> [(verdict: Verdict, words: String)] {
        let start = isNamed ? "\(id): " : ""
        if let finding { return [(finding.verdict, start + finding.shortDescription)] }
        return scenarios.filter { $0.verdict != .passed }.map { scenario in
            let name = scenario.name == id ? start : "\(start)\(scenario.name): "
            let words = scenario.findings.first?.shortDescription ?? scenario.verdictWords
            return (scenario.verdict, name + words)
        }
    }
}

extension ScenarioResult {
    /// The verdict, with a word about a scenario of which no more may be shown.
    var verdictWords: String {
        isHidden ? verdict == .passed ? "hidden" : "\(verdict.rawValue), hidden" : verdict.rawValue
    }
}

extension Finding {
    /// What happened, on one line: the first error of a compiler, else the sentence.
    var shortDescription: String {
        if let error = compilerOutput.flatMap({ CompilerError.all(in: $0).first }) {
            return "\(error.span.path):\(error.span.line): \(error.message)"
        }
        if let error = compilerOutput?.split(separator: "\n").first(where: { $0.hasPrefix("error: ") }) {
            return String(error.dropFirst("error: ".count))
        }
        return sentence.split(separator: "\n").first.map(String.init) ?? verdict.rawValue
    }

    /// Returns all that it says, as a terminal shows it, each line ended by a line break.
    func text(of kata: KataResult, style: TextStyle = .plain, margin: Int = 0) -> String {
        FindingText(style: style, file: kata.source, margin: isAboutWhole ? margin + 2 : margin).text(self)
    }
}
