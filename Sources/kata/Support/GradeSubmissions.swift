import ArgumentParser
import KataDiagnostics
import KataModules
import KataRunner

extension GradeOptions {
    /// Returns the submissions that the command line means; ends the command where there are none.
    func found() throws -> [Submission] {
        do throws(SubmissionFinder.Problem) {
            return try SubmissionFinder.submissions(submissions, each: each)
        } catch {
            switch error {
            case .noFolder(let path): throw ValidationError("'\(path.visible)' is no folder.")
            case .empty(let path):
                throw ValidationError(
                    "'\(path.visible)' holds no folder; without --each it is itself a submission.")
            }
        }
    }
}

extension PreparedGrading {
    /// Ends the command where somebody named a submission that could be the solution of any of several modules.
    func check(_ submissions: [Submission]) throws {
        guard plan.modules.count > 1,
            let unclear = submissions.first(where: { $0.followsLink && !plan.namesModules($0) })
        else { return }
        workFolder.remove()
        let modules = plan.modules.map { "'\($0)'" }.joined(separator: ", ")
        throw ValidationError(
            "The katas use several modules (\(modules)), and '\(unclear.path.visible)' has no folder named for one."
        )
    }
}
