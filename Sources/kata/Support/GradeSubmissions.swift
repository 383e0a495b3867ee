import ArgumentParser
import KataDiagnostics
import KataModules
import KataReport
import KataRunner

extension GradeOptions {
    /// Returns the submissions that the command line means; ends the command where there are none.
    func found() throws -> [Submission] {
        do throws(SubmissionFinder.Problem) {
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
}

extension GradeOptions {
    /// Warns of folders that look like submissions and are none.
    func warnOfHiddenFolders(style: TextStyle) {
        guard each else { return }
        for path in submissions {
            let names = SubmissionFinder.hiddenFolders(in: path).map { "'\($0.visible)'" }
            if names.isEmpty { continue }
            let warning = style(.warning, "warning")
            Output.errors.write(
                "kata: \(warning): not graded, because their names begin with a dot: \(names.joined(separator: ", "))\n"
            )
        }
    }
}

extension PreparedGrading {
    /// Warns of a folder that was meant for '--each'.
    func warn(_ submissions: [Submission], style: TextStyle) {
        for submission in submissions where !plan.namesModules(submission) {
            guard let count = SubmissionFinder.seemingCount(submission) else { continue }
            let warning = style(.warning, "warning")
            Output.errors.write(
                "kata: \(warning): '\(submission.path.visible)' is graded as one submission, but holds \(count) folders with files of the same names; '--each' grades each of them\n"
            )
        }
    }

    /// Ends the command where somebody named a submission that could be the solution of any of several modules.
    func check(_ submissions: [Submission]) throws {
        guard plan.modules.count > 1,
            let unclear = submissions.first(where: { $0.followsLink && !plan.namesModules($0) })
        else { return }
        workFolder.remove()
        let modules = plan.modules.map { "'\($0)'" }.joined(separator: ", ")
        Output.errors.write(
            "kata: the katas use several modules (\(modules)), and '\(unclear.path.visible)' has no folder named for one\n"
        )
        throw ArgumentParser.ExitCode.validationFailure
    }
}
