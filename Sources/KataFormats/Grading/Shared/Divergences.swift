import KataResults

/// The submissions grouped by where they first part from what is expected.
struct Divergences {
    /// A place where submissions part.
    struct Point: Hashable {
        /// The kata's id.
        let kata: String
        /// The scenario's name; nil where the kata as a whole could not be judged.
        let scenario: String?
        /// The verdict.
        let verdict: Verdict
        /// What happened, in a few words.
        let words: String
        /// The place in the kata file: `line 4`.
        let place: String?
        /// The command's first line.
        let command: String?
        /// The line that was expected; nil where the log goes on too long, or it is not about the log.
        let expected: String?
        /// The line that was written; nil where the log ended, or it is not about the log.
        let written: String?
        /// Tells whether it is about a log.
        let isAboutLog: Bool
    }

    private var members: [Point: [Int]] = [:]
    private var order: [Point] = []

    /// Adds a submission by its number; one that passed everything parts nowhere.
    mutating func add(_ grade: SubmissionGrade, of number: Int) {
        guard let point = grade.firstDivergence else { return }
        if members[point] == nil { order.append(point) }
        members[point, default: []].append(number)
    }

    /// The places with the numbers of their submissions, the most common first.
    var groups: [(point: Point, submissions: [Int])] {
        let groups = order.enumerated().map { (offset: $0, point: $1, submissions: members[$1] ?? []) }
        return groups.sorted { one, other in
            (other.submissions.count, one.offset) < (one.submissions.count, other.offset)
        }.map { ($0.point, $0.submissions) }
    }
}

extension SubmissionGrade {
    /// Where it first parts from what is expected; nil if nowhere.
    ///
    /// Open scenarios say more than hidden ones.
    fileprivate var firstDivergence: Divergences.Point? {
        for kata in katas {
            if let finding = kata.finding { return Divergences.Point(finding, nil, kata) }
            for scenario in kata.scenarios where scenario.verdict != .passed {
                if let finding = scenario.findings.first {
                    return Divergences.Point(finding, scenario, kata)
                }
            }
        }
        for kata in katas {
            if let scenario = kata.scenarios.first(where: { $0.verdict != .passed }) {
                return Divergences.Point(scenario, kata)
            }
        }
        return nil
    }
}

extension Divergences.Point {
    fileprivate init(_ finding: Finding, _ scenario: ScenarioResult?, _ kata: KataResult) {
        let error = finding.compilerOutput.flatMap { CompilerError.all(in: $0).first }
        self.init(
            kata: kata.id, scenario: scenario?.name, verdict: finding.verdict,
            // Where in a file an error stands is different in every submission.
            words: error?.message ?? finding.shortDescription, place: finding.place?.words,
            command: finding.place?.source, expected: finding.difference?.parting.expected,
            written: finding.difference?.parting.written, isAboutLog: finding.difference != nil)
    }

    fileprivate init(_ scenario: ScenarioResult, _ kata: KataResult) {
        self.init(
            kata: kata.id, scenario: scenario.name, verdict: scenario.verdict, words: scenario.verdictWords,
            place: nil, command: nil, expected: nil, written: nil, isAboutLog: false)
    }
}
