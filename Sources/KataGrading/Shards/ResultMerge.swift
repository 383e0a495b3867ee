public import KataResults

/// Joins the published results of a manifest's rows into the report that one grading of them all would give.
public struct ResultMerge: Sendable {
    private let manifest: GradeManifest
    private let store: ResultStore
    private let absent: [String]
    private let isMeasured: Bool

    /// Makes a merge of a manifest's results in a folder, with the names of those who handed in nothing.
    public init(
        _ manifest: GradeManifest, in store: ResultStore, absent: [String] = [], isMeasured: Bool = false
    ) {
        self.manifest = manifest
        self.store = store
        self.absent = absent
        self.isMeasured = isMeasured
    }

    /// Tells all rows in their order, one without a result too, and returns the summary that was told last.
    public func run(tell: (GradeEvent) -> Void) -> GradeSummary {
        var summary = GradeSummary()
        var keys: [String] = []
        tell(.started(count: manifest.rows.count + absent.count))
        for row in manifest.rows {
            let submission = isMeasured ? store.measured(graded(row)) : graded(row)
            if submission.grade != nil { keys.append(row.key) }
            summary.add(submission)
            tell(.finished(submission))
        }
        for name in absent {
            let submission = GradedSubmission(absent: name)
            summary.add(submission)
            tell(.finished(submission))
        }
        summary.machines = store.machines(keys)
        tell(.ended(summary))
        return summary
    }

    private func graded(_ row: GradeManifest.Row) -> GradedSubmission {
        var submission = GradedSubmission(name: row.name, key: row.key, grade: nil, folder: row.path)
        do throws(ResultStore.StoreError) {
            submission.grade = try store.grade(row.key)
            if submission.grade == nil { submission.obstacle = "it was not graded yet, or not to the end" }
        } catch {
            submission.obstacle = error.sentence
        }
        return submission
    }
}
