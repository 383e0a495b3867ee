/// What a submission is worth: the content of a published result, the same for equal submissions on every machine.
public struct SubmissionGrade: Sendable {
    /// What was left out or replaced when the submission was taken in, for people.
    public var notes: [String]
    /// The level of isolation that was demanded, and held.
    public var isolation: String
    /// The katas, in the order of their selection.
    public var katas: [KataResult]

    /// Makes the grade of a submission.
    public init(notes: [String], isolation: String, katas: [KataResult]) {
        self.notes = notes
        self.isolation = isolation
        self.katas = katas
    }

    /// The grade with what may be shown of its scenarios; no report is made of anything else.
    public var redacted: SubmissionGrade {
        SubmissionGrade(notes: notes, isolation: isolation, katas: katas.map(\.redacted))
    }

    /// The points that it earned.
    public var points: Int { katas.reduce(0) { $0 + $1.points } }
    /// The points that there are.
    public var maximum: Int { katas.reduce(0) { $0 + $1.maximum } }

    /// The verdict of the whole: the gravest of its katas'.
    public var verdict: Verdict {
        let verdicts = katas.map(\.verdict)
        let code = ExitCode.combined(verdicts.map(\.exitCode))
        return verdicts.first { $0.exitCode == code } ?? .skipped
    }
}
