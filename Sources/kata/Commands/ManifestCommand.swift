import ArgumentParser
import KataDiagnostics
import KataGrading
import KataSystem
import KataText

/// `kata manifest`.
struct ManifestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manifest",
        abstract: "Freezes what is to be graded on many machines.",
        discussion: """
            It prints a manifest: submissions by name, each with the key of its result, and what they are graded by. \
            'kata grade --manifest M --shard I/N' grades a part of them, wherever the same paths lead to the same files; what has \
            changed since gets no result. No submission is compiled.

            Exit codes: 0 printed, 75 a submission cannot be read, or this machine has no compiler or isolates less than \
            asked, 64 the command line is wrong, 2 a kata is invalid.
            """)

    @OptionGroup var what: GradeOptions
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if what.submissions.isEmpty { throw ValidationError("Say which submissions to freeze.") }
        _ = try what.found()
        if what.katas.isEmpty { throw ValidationError("Say by which katas to grade: '--katas PATH'.") }
    }

    func run() throws {
        let submissions = try what.found()
        let grading = try PreparedGrading(what.settings, shared)
        defer { grading.workFolder.remove() }
        try grading.check(submissions)
        what.warnOfHiddenFolders(style: shared.style(on: .errors))
        do throws(GradeManifest.FreezingProblem) {
            let manifest = try GradeManifest(
                submissions, isEach: what.each, settings: what.settings, plan: grading.plan,
                version: Kata.configuration.version)
            Output.standard.write(manifest.text)
        } catch {
            Output.errors.write("kata: '\(error.path.visible)' cannot be frozen: \(error.reason.visible)\n")
            throw temporaryFailure
        }
    }
}
