import KataModules
import KataWorkers

extension GradeManifest {
    /// A submission that cannot be read, and so not be frozen.
    public struct FreezingError: Error, Sendable {
        /// The submission's folder.
        public var path: String
        /// Why, for people.
        public var reason: String
    }

    /// Freezes work: reads every submission and hashes all that decides its result.
    ///
    /// - Parameters:
    ///   - submissions: The submissions in any order, no two of one name.
    ///   - isEach: Tells whether they were found in folders of submissions.
    ///   - version: The version of kata.
    public init(
        _ submissions: [Submission], isEach: Bool, settings: GradeSettings, plan: GradePlan, version: String
    ) throws(FreezingError) {
        let base = ResultKey(plan, version: version)
        var rows: [Row] = []
        for submission in submissions {
            if let obstacle = submission.obstacle {
                throw FreezingError(path: submission.path, reason: obstacle)
            }
            let intake: Intake
            do throws(IntakeError) {
                intake = try plan.intake(submission)
            } catch {
                throw FreezingError(path: submission.path, reason: error.sentence)
            }
            if plan.isUnclear(intake) {
                throw FreezingError(path: submission.path, reason: plan.unclearSentence)
            }
            rows.append(Row(key: base.text(of: intake), name: submission.name, path: submission.path))
        }
        rows.sort { $0.name.precedes($1.name) }
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
