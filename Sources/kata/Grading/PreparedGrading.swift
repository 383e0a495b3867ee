import ArgumentParser
import KataDiagnostics
import KataGrading
import KataJudging
import KataModules
import KataResults
import KataSystem
import KataText

/// The exit code of everything that may go better elsewhere or later: a result could not be published, or the
/// isolation that was asked for is not to be had (`EX_TEMPFAIL` of sysexits.h).
let temporaryFailure = ArgumentParser.ExitCode(75)

/// A plan of grading with the folder that builds go into.
struct PreparedGrading {
    let plan: GradePlan
    let store: ModuleStore
    let workFolder: PrivateFolder

    /// Reads the katas and makes ready what builds submissions; ends the command with a word where that is not possible.
    ///
    /// - Parameter submissions: Whose folders hold nothing that an id means: who hands in does not choose what is graded.
    init(_ options: GradeSettings, of submissions: [Submission], _ shared: SharedOptions) throws {
        var environment = shared.environment
        do throws(IsolationError) {
            try environment.demand(isolationOfStrangers: options.isolation)
        } catch {
            Output.errors.write("kata: \(error.sentence)\n")
            throw temporaryFailure
        }
        let finder = KataFinder(environment, passingOver: submissions.map(\.path))
        let katas = finder.select(options.katas)
        let hidden = finder.select(options.hidden)
        let missing = katas.complain() + hidden.complain()
        guard missing.isEmpty, katas.emptyFolders.isEmpty, !katas.files.isEmpty else {
            try KataResults.ExitCode.nothingSelected.throwUnlessSuccess()
            throw CleanExit.message("")
        }
        for file in katas.files + hidden.files where finder.isForeign(file) {
            Output.warn(
                "'\(file.visible)' lies in a submission, whose author can change what is graded",
                shared.style(on: .errors))
        }
        do {
            store = try shared.modules(environment)
        } catch {
            throw temporaryFailure
        }
        do {
            workFolder = try PrivateFolder(in: BuildCache(root: environment.cache).root + "/grading")
        } catch {
            Output.errors.write("kata: no folder for builds can be made: \(error)\n")
            throw temporaryFailure
        }
        do throws(GradePlan.PlanError) {
            try GradePlan.protectProcess()
            plan = try GradePlan(
                files: katas.files, hidden: hidden.files, language: options.language,
                isPartial: options.isPartial, exploredSequences: options.exploredSequences,
                environment: environment, store: store,
                workFolder: workFolder.path)
        } catch {
            workFolder.remove()
            throw error.complain(shared.style(on: .errors))
        }
    }
}

extension PreparedGrading {
    /// Warns of a folder that was meant for '--each'.
    func warn(_ submissions: [Submission], style: TextStyle) {
        for submission in submissions where !plan.namesModules(submission) {
            guard let count = SubmissionFinder.nestedSubmissionCount(in: submission) else { continue }
            Output.warn(
                "'\(submission.path.visible)' is graded as one submission, but holds \(count) folders with files of the same names; '--each' grades each of them",
                style)
        }
    }

    /// Ends the command where a submission that was named could be the solution of any of several modules.
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
