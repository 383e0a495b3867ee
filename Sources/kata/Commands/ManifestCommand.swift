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

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the manifest to this file, which is there whole or not at all.", valueName: "file"))
    var output: String?

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if what.submissions.isEmpty { throw ValidationError("Say which submissions to freeze.") }
        _ = try what.found()
        if what.katas.isEmpty { throw ValidationError("Say by which katas to grade: '--katas PATH'.") }
    }

    /// Writes the manifest to its file, or to standard output.
    private func write(_ text: String) throws {
        guard let output else { return Output.standard.write(text) }
        do throws(FileError) {
            try Files.write(Array(text.utf8), to: output)
        } catch {
            Output.errors.write("kata: the manifest cannot be written: \(error.description.visible)\n")
            throw temporaryFailure
        }
    }

    func run() throws {
        let submissions = try what.found()
        let grading = try PreparedGrading(what.settings, of: submissions, shared)
        defer { grading.workFolder.remove() }
        try grading.check(submissions)
        what.warnOfHiddenFolders(style: shared.style(on: .errors))
        let manifest: GradeManifest
        do throws(GradeManifest.FreezingError) {
            manifest = try GradeManifest(
                submissions, isEach: what.each, settings: what.settings, plan: grading.plan,
                version: Kata.configuration.version)
        } catch {
            Output.errors.write("kata: '\(error.path.visible)' cannot be frozen: \(error.reason.visible)\n")
            throw temporaryFailure
        }
        try write(manifest.text)
    }
}
