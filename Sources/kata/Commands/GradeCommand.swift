import ArgumentParser
import KataDiagnostics
import KataGrading
import KataReport
import KataSystem
import KataText
import Synchronization

/// `kata grade`.
struct GradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade",
        abstract: "Grades untrusted submissions.",
        discussion: """
            A submission is a folder of sources: the solution of the one module that the katas use, or a folder for each \
            module. Each scenario runs in a process of its own, isolated. With --results the same command goes on where \
            it was killed, and grades nothing twice.

            Exit codes: 0 every submission has a published result, whatever the marks (--strict-exit: those of 'run'), \
            75 some have none, or this machine cannot isolate as asked, 64 the command line is wrong, 4 nothing was selected, 2 a kata is invalid.
            """)

    @OptionGroup var what: GradeOptions

    @Option(
        help: ArgumentHelp("Publish results in this folder, and use those that are there.", valueName: "dir"))
    var results: String?

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Grade this many submissions at once.", valueName: "n"))
    var jobs: Int = Surroundings.processorCount

    @Option(
        help: ArgumentHelp(
            "Grade the submissions that 'kata manifest' froze in this file, by what it says.",
            valueName: "file"))
    var manifest: String?

    @Option(
        help: ArgumentHelp(
            "Of the manifest, grade the part I of N, from 0: rows whose rank leaves I when divided by N.",
            valueName: "i/n"))
    var shard: String?

    @OptionGroup var reporting: GradeReportOptions
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' grades nothing: at least 1 is needed.") }
        if manifest != nil { return try validateBesideManifest() }
        if let shard {
            throw ValidationError(
                "'--shard \(shard.visible)' is a part of a manifest: add '--manifest FILE'.")
        }
        if what.submissions.isEmpty { throw ValidationError("Say which submissions to grade.") }
        _ = try what.found()
        if what.katas.isEmpty { throw ValidationError("Say by which katas to grade: '--katas PATH'.") }
    }

    private func validateBesideManifest() throws {
        if let option = what.firstThatManifestHolds {
            throw ValidationError("The manifest says what is graded, and by what; leave out \(option).")
        }
        _ = try part()
    }

    /// Returns the part of the manifest that is asked for; nil for all of it.
    private func part() throws -> Shard? {
        do throws(Shard.Problem) {
            return try shard.map { text throws(Shard.Problem) in try Shard(text) }
        } catch {
            throw ValidationError(error.sentence)
        }
    }

    /// Returns what is graded, and by what.
    private func work() throws -> (submissions: [Submission], settings: GradeSettings) {
        guard let manifest else { return (try what.found(), what.settings) }
        let work = try GradeManifest.read(manifest)
        return (work.submissions(of: try part()), work.settings)
    }

    func run() throws {
        let (submissions, settings) = try work()
        if let shortage = GradeRun.shortage(submissions: submissions.count, jobs: jobs) {
            Output.errors.write("kata: nothing can be graded here: \(shortage)\n")
            throw temporaryFailure
        }
        let reports = Mutex(
            try reporting.open(style: shared.style(), submissionCount: submissions.count))
        let grading = try PreparedGrading(settings, shared)
        if manifest == nil {
            try grading.check(submissions)
            what.warnOfHiddenFolders(style: shared.style(on: .errors))
            grading.warn(submissions, style: shared.style(on: .errors))
        }
        let store = ResultStore(results ?? grading.workFolder.path + "/results")
        do throws(ResultStore.Problem) {
            try store.prepare()
        } catch {
            Output.errors.write("kata: \(error.sentence)\n")
            throw temporaryFailure
        }
        let bar = ProgressBar(style: shared.style(on: .errors))
        let run = GradeRun(
            submissions, plan: grading.plan, store: store, version: Kata.configuration.version, jobs: jobs,
            advanced: { bar.show($0) }
        ) { event in
            bar.hide()
            reports.withLock { $0.tell(event) }
        }
        Interruption.handle {
            _ = run.interrupt()
            grading.workFolder.remove()
        }
        let summary = run.run()
        grading.workFolder.remove()
        try reporting.leave(summary, reportsFailed: reports.withLock(\.hasFailed))
    }
}
