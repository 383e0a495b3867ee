import KataModules
import KataWorkers

extension GradeManifest {
    /// Why work cannot be frozen.
    public enum FreezingProblem: Error, Sendable {
        /// Two submissions have one name.
        case sameName(String)
        /// A submission cannot be read; the system's words.
        case unreadable(String, String)
    }

    /// Freezes work: reads every submission and hashes all that decides its result.
    ///
    /// - Parameters:
    ///   - submissions: The submissions in any order.
    ///   - isEach: Tells whether they were found in folders of submissions.
    ///   - version: The version of kata.
    public init(
        _ submissions: [Submission], isEach: Bool, settings: GradeSettings, plan: GradePlan, version: String
    ) throws(FreezingProblem) {
        let base = ResultKey(plan, version: version)
        var rows: [Row] = []
        for submission in submissions {
            do throws(FileError) {
                let key = base.text(of: try plan.intake(submission))
                rows.append(Row(key: key, name: submission.name, path: submission.path))
            } catch {
                throw .unreadable(submission.path, error.description)
            }
        }
        rows.sort { $0.name.precedes($1.name) }
        for (row, next) in zip(rows, rows.dropFirst()) where !row.name.precedes(next.name) {
            throw .sameName(row.name)
        }
        // 'auto' means another level elsewhere; all machines grade at the one that this one reached.
        var settings = settings
        settings.isolation = plan.isolation.rawValue
        self.init(settings: settings, isEach: isEach, rows: rows)
    }
}

extension String {
    /// Tells whether the text stands before another in a manifest: by its bytes.
    func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
