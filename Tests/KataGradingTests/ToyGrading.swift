import KataModules
import KataResults
import KataTesting
import KataWorkers
import Synchronization

@testable import KataGrading
@testable import KataJudging

/// Grading by katas of two modules in a language whose compiler is the shell: it builds nothing, and says so.
enum ToyGrading {
    /// Writes plugins, and the katas `one` and `two` of the modules `word` and `other`.
    static func write(in folder: TemporaryFolder, build: String = "echo no; exit 1") throws {
        for id in ["word", "other"] { try folder.pattern(id, in: "plugins", "language: tongue\n") }
        try folder.shellLanguage(
            steps: """
                runtime:
                  - [sh, -c, "true"]
                build:
                  - [sh, -c, '\(build)']
                run: ["{out}/worker"]
                """)
        try folder.write("one.yaml", kata("word"))
        try folder.write("two.yaml", kata("other"))
    }

    /// Returns the text of a kata.
    static func kata(_ module: String, _ more: String = "") -> String {
        "kata: 1\ntitle: T\nmodule: \(module)\ncommands: |\n  log 1\nexpect: |\n  1\n\(more)"
    }

    /// Makes the plan of katas in a folder, named without their endings; `willBuild` is told of runtimes.
    static func plan(
        in folder: String, katas: [String] = ["one"], hidden: [String] = [],
        isolation: IsolationLevel? = nil, explored: Int? = nil,
        willBuild: @escaping @Sendable (BuildNotice) -> Void = { _ in }
    ) throws -> GradePlan {
        var environment = KataEnvironment(cache: folder + "/cache")
        environment.optionPlugins = [folder + "/plugins"]
        environment.isolation = isolation
        environment.buildVariables = ["PATH": TemporaryFolder.programs]
        return try GradePlan(
            files: katas.map { "\(folder)/\($0).yaml" }, hidden: hidden.map { "\(folder)/\($0).yaml" },
            language: nil, exploredSequences: explored, environment: environment,
            store: try environment.makeModuleStore(willBuild: willBuild), workFolder: folder + "/work")
    }

    /// What was told of a grading.
    struct Told {
        /// A line for each submission.
        var lines: [String]
        /// How far it came at last.
        var last: GradeRun.Advance?
        /// What was told at the end.
        var summary: GradeSummary
    }

    /// Grades submissions, and returns what is told.
    static func grade(
        _ submissions: [Submission], by plan: GradePlan, in folder: String, jobs: Int = 1,
        advanced: @escaping @Sendable (GradeRun.Advance) -> Void = { _ in },
        change: (inout GradeRun.Options) -> Void = { _ in }
    ) throws -> Told {
        let store = ResultStore(folder + "/results")
        try store.prepare()
        let lines = Mutex<[String]>([])
        let last = Mutex<GradeRun.Advance?>(nil)
        var options = GradeRun.Options()
        options.jobs = jobs
        change(&options)
        let summary = GradeRun(
            submissions, plan: plan, store: store, version: "1", options: options,
            advanced: { advance in
                last.withLock { $0 = advance }
                advanced(advance)
            },
            tell: { event in
                guard case .finished(let submission) = event else { return }
                let verdict = submission.grade?.katas.first?.finding?.verdict.rawValue
                lines.withLock {
                    $0.append("\(submission.name): \(verdict ?? submission.obstacle ?? "nothing")")
                }
            }
        ).run()
        return Told(lines: lines.withLock { $0 }, last: last.withLock { $0 }, summary: summary)
    }

    /// Returns submissions that lie in a folder.
    static func submissions(_ names: [String], in folder: String) -> [Submission] {
        names.map { Submission(name: $0, path: "\(folder)/subs/\($0)", followsLink: false) }
    }
}
