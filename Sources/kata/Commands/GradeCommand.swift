import ArgumentParser
import KataDiagnostics
import KataModules
import KataReport
import KataRunner
import Synchronization

/// `kata grade`.
struct GradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade",
        abstract: "Grades submissions that nobody trusts.",
        discussion: """
            A submission is a folder of sources: the solution of the one module that the katas use, or a folder for each \
            module. Each scenario runs in a process of its own, isolated. With --results the same command goes on where \
            it was killed, and grades nothing twice.

            Exit codes: 0 every submission has a published result, whatever the marks (--strict-exit: those of 'run'), \
            75 some have none, or this machine cannot isolate as asked, 64 the command line is wrong, 2 a kata is invalid.
            """)

    @OptionGroup var what: GradeOptions

    @Option(
        help: ArgumentHelp("Publish results in this folder, and use those that are there.", valueName: "dir"))
    var results: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("Grade this many submissions at once.", valueName: "n"))
    var jobs: Int = Surroundings.processorCount

    @Option(
        help: ArgumentHelp(
            "Report in this format; FORMAT=FILE writes a file; may be repeated.", valueName: "format"))
    var format: [GradeFormatOption] = []

    @Flag(help: "Leave with the exit code that 'run' would have.")
    var strictExit = false

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' grades nothing: at least 1 is needed.") }
        if what.submissions.isEmpty { throw ValidationError("Say which submissions to grade.") }
        if what.katas.isEmpty { throw ValidationError("Say by which katas to grade: '--katas PATH'.") }
    }

    func run() throws {
        let submissions = try what.found()
        let reports = Mutex(
            try GradeReports(format, style: shared.style(), submissionCount: submissions.count))
        let grading = try PreparedGrading(what, shared)
        try grading.check(submissions)
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
        if summary.missingCount > 0 || reports.withLock(\.hasFailed) { throw temporaryFailure }
        if strictExit { try summary.strictExitCode.leave() }
    }
}
