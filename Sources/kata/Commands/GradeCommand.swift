import ArgumentParser
import KataDiagnostics
import KataGrading
import KataJudging
import KataResults
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
    var jobs: Int = Host.processorCount

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

    @Option(
        help: ArgumentHelp(
            "Grade this submission alone, by its name in reports; may be repeated.", valueName: "name"))
    var only: [String] = []

    @Flag(
        help: "Grade anew what has a result; the old result is kept in 'superseded' of the results' folder.")
    var again = false

    @OptionGroup var reporting: GradeReportOptions
    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' grades nothing: at least 1 is needed.") }
        if again, results == nil {
            throw ValidationError("'--again' grades anew what '--results DIR' holds: name the folder.")
        }
        if reporting.roster != nil, shard != nil {
            throw ValidationError(
                "'--roster' is about all submissions, and '--shard' about some: give it to 'merge'.")
        }
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
        if let option = what.optionConflictingWithManifest {
            throw ValidationError("The manifest says what is graded, and by what; leave out \(option).")
        }
        _ = try part()
    }

    /// Returns the part of the manifest that is asked for; nil for all of it.
    private func part() throws -> Shard? {
        do throws(Shard.ShardError) {
            return try shard.map { text throws(Shard.ShardError) in try Shard(text) }
        } catch {
            throw ValidationError(error.sentence)
        }
    }

    /// Returns what there is to grade, and by what.
    private func work() throws -> (submissions: [Submission], settings: GradeSettings) {
        guard let manifest else { return (try what.found(), what.settings) }
        let work = try GradeManifest.read(manifest)
        return (work.submissions(of: try part()), work.settings)
    }

    /// Returns those of the submissions that '--only' names; all without it.
    private func chosen(of submissions: [Submission]) throws -> [Submission] {
        guard !only.isEmpty else { return submissions }
        let names = submissions.map(\.name)
        if let unknown = only.first(where: { !names.contains($0) }) {
            let hint = nearestName(to: unknown, among: names).map { "; did you mean '\($0.visible)'?" } ?? ""
            Output.errors.write("kata: there is no submission '\(unknown.visible)'\(hint)\n")
            throw ArgumentParser.ExitCode.validationFailure
        }
        return submissions.filter { only.contains($0.name) }
    }

    /// Says what became of a mark that was given before.
    private func tellChange(_ event: GradeEvent) {
        guard case .finished(let submission) = event, let former = submission.former,
            let grade = submission.grade
        else { return }
        func words(_ grade: SubmissionGrade) -> String {
            "\(grade.points)/\(grade.maximum) \(grade.verdict.rawValue)"
        }
        let change =
            words(former) == words(grade)
            ? "\(words(grade)), as before" : "was \(words(former)), is now \(words(grade))"
        Output.errors.write("kata: '\(submission.name.visible)' graded again: \(change)\n")
    }

    func run() throws {
        let (all, settings) = try work()
        let missing = try reporting.absent(from: all.map(\.name), style: shared.style(on: .errors))
        let submissions = try chosen(of: all)
        if let shortage = GradeRun.shortage(submissions: submissions.count, jobs: jobs) {
            Output.errors.write("kata: nothing can be graded here: \(shortage)\n")
            throw temporaryFailure
        }
        let reports = Mutex(
            try reporting.open(
                style: shared.style(), submissionCount: submissions.count,
                KataFinder(shared.environment, passingOver: all.map(\.path)), katas: settings.katas))
        let grading = try PreparedGrading(settings, of: all, shared)
        if manifest == nil { try look(at: submissions, for: grading) }
        let run = try prepared(submissions, grading, absent: only.isEmpty ? missing : []) { event in
            tellChange(event)
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

    /// Says what looks odd about folders that the command line names; ends the command where it must not go on.
    private func look(at submissions: [Submission], for grading: PreparedGrading) throws {
        try grading.check(submissions)
        what.warnOfHiddenFolders(style: shared.style(on: .errors))
        grading.warn(submissions, style: shared.style(on: .errors))
    }

    /// Makes the grading, with the folder of its results and a bar that says how far it is.
    private func prepared(
        _ submissions: [Submission], _ grading: PreparedGrading, absent: [String],
        tell: @escaping @Sendable (GradeEvent) -> Void
    ) throws -> GradeRun {
        let store = ResultStore(results ?? grading.workFolder.path + "/results")
        do throws(ResultStore.StoreError) {
            try store.prepare()
        } catch {
            Output.errors.write("kata: \(error.sentence)\n")
            throw temporaryFailure
        }
        var options = GradeRun.Options()
        options.jobs = jobs
        options.isAgain = again
        options.isMeasured = reporting.measured
        options.absent = absent
        let bar = ProgressBar(style: shared.style(on: .errors))
        return GradeRun(
            submissions, plan: grading.plan, store: store, version: Kata.configuration.version,
            options: options, advanced: { bar.show($0) }
        ) { event in
            bar.hide()
            tell(event)
        }
    }
}
