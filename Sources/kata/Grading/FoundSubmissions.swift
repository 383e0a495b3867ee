import ArgumentParser
import KataDiagnostics
import KataGrading
import KataText

extension GradeOptions {
    /// Returns the submissions that the command line means; ends the command where there are none.
    func found() throws -> [Submission] {
        do throws(SubmissionFinder.FindingError) {
            return try SubmissionFinder.submissions(submissions, each: each)
        } catch {
            switch error {
            case .noFolder(let path): throw ValidationError("'\(path.visible)' is no folder.")
            case .twice(let path): throw ValidationError("'\(path.visible)' is named twice.")
            case .empty(let path):
                throw ValidationError(
                    "'\(path.visible)' holds no folder; without --each it is itself a submission.")
            }
        }
    }

    /// Warns of folders that look like submissions and are none.
    func warnOfHiddenFolders(style: TextStyle) {
        guard each else { return }
        for path in submissions {
            let names = SubmissionFinder.hiddenFolders(in: path).map { "'\($0.visible)'" }
            if names.isEmpty { continue }
            let list = names.joined(separator: ", ")
            Output.warn("not graded, because their names begin with a dot: \(list)", style)
        }
    }
}
