import KataDiagnostics
public import KataResults
import KataTranscript

/// The report for Classroom 50: a `result.json` of schema `classroom50/result/v1` about one submission.
///
/// Source: foundation50/classroom50, wiki/Advanced-Autograding.md. `owner` and `assignment_type` are the runner's to write.
public struct Classroom50Report: Report {
    public typealias Ending = GradeSummary

    /// What Classroom 50's runner tells of a submission; none of it may be empty.
    public struct Identity: Sendable {
        /// The classroom (`CLASSROOM`).
        public var classroom: String
        /// The assignment (`ASSIGNMENT`).
        public var assignment: String
        /// The tag of the submission, which begins with `submit/` (`SUBMISSION_TAG`).
        public var submission: String
        /// The commit's address (`COMMIT_URL`).
        public var commit: String
        /// The release's address (`RELEASE_URL`).
        public var release: String
        /// The address of the review (`REVIEW_URL`, else that of the commit).
        public var review: String
        /// When it was handed in, in UTC: `2026-03-01T12:00:00Z`.
        public var date: String

        /// Makes an identity.
        public init(
            classroom: String, assignment: String, submission: String, commit: String, release: String,
            review: String, date: String
        ) {
            self.classroom = classroom
            self.assignment = assignment
            self.submission = submission
            self.commit = commit
            self.release = release
            self.review = review
            self.date = date
        }
    }

    private let identity: Identity

    /// Makes a report about the submission that the runner tells of.
    public init(_ identity: Identity) { self.identity = identity }

    /// Returns a whole document for a submission with a result, and nothing else.
    ///
    public func add(_ submission: GradedSubmission) -> String {
        guard let grade = submission.judged else { return "" }
        let tests = grade.cases.map { item in
            JSON.members([
                "test-name": .string(item.name), "passed": .bool(item.verdict == .passed),
                "score": .integer(Int64(item.points)), "max-score": .integer(Int64(item.maximum)),
                "verdict": .string(item.verdict.rawValue),
            ])
        }
        let document = JSON.members([
            "schema": "classroom50/result/v1", "classroom": .string(identity.classroom),
            "assignment": .string(identity.assignment), "submission": .string(identity.submission),
            "commit": .string(identity.commit), "release": .string(identity.release),
            "review": .string(identity.review), "datetime": .string(identity.date),
            "score": .integer(Int64(grade.points)), "max-score": .integer(Int64(grade.maximum)),
            "tests": .array(tests),
        ])
        return document.shownText + "\n"
    }
}
