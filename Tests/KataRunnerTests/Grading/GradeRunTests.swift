import KataModules
import KataReport
import Testing

@testable import KataRunner

/// The order in which submissions are told, what is graded once, and what frozen keys forbid.
@Suite struct GradeRunTests {
    private let folder: GradingFolder
    private let plan: GradePlan
    private let names = ["ada", "bob", "cleo", "dora", "emil"]

    init() throws {
        folder = try GradingFolder()
        try ToyGrading.write(in: folder)
        plan = try ToyGrading.plan(in: folder.path)
        for name in names { try folder.write("subs/\(name)/a.t", name) }
    }

    private func grade(_ submissions: [Submission], jobs: Int = 1) throws -> (
        lines: [String], last: GradeRun.Advance?
    ) {
        try ToyGrading.grade(submissions, by: plan, in: folder.path, jobs: jobs)
    }

    /// The number of attempts that were written down.
    private var attempts: Int { Files.names(in: folder.path + "/results/attempts").count }

    @Test(arguments: [1, 2, 8])
    func submissionsAreToldInTheirOrder(_ jobs: Int) throws {
        let (lines, last) = try grade(ToyGrading.submissions(names, in: folder.path), jobs: jobs)
        #expect(lines == names.map { "\($0): build" })
        #expect(last?.done == 5 && last?.found == 0 && last?.total == 5)
    }

    @Test func whatIsPublishedIsNotGradedAgain() throws {
        let submissions = ToyGrading.submissions(names, in: folder.path)
        let first = try grade(submissions).lines
        let (second, last) = try grade(submissions)
        #expect(second == first)
        #expect(last?.found == 5)
        #expect(attempts == 5)
    }

    @Test func equalSubmissionsAreGradedOnce() throws {
        try folder.write("subs/twin/a.t", "ada")
        let (lines, last) = try grade(ToyGrading.submissions(["ada", "twin"], in: folder.path))
        #expect(lines == ["ada: build", "twin: build"])
        #expect(last?.found == 1)
        #expect(attempts == 1)
    }

    @Test func aSubmissionThatIsNotThereHoldsNobodyUp() throws {
        let (lines, last) = try grade(ToyGrading.submissions(["ada", "gone", "bob"], in: folder.path))
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["ada", "gone", "bob"])
        #expect(lines[1].hasPrefix("gone: it cannot be read: "))
        #expect(last?.done == 3)
    }

    private func frozen(_ name: String, _ key: String) -> Submission {
        Submission(name: name, path: "\(folder.path)/subs/\(name)", followsLink: false, frozenKey: key)
    }

    @Test func whatChangedSinceItWasFrozenIsNotGraded() throws {
        let (lines, _) = try grade([frozen("ada", Frozen.key(0))])
        #expect(lines == ["ada: it, its katas, kata or the compiler are not those of the manifest"])
        #expect(attempts == 0)
    }

    @Test func aFrozenResultThatIsThereStands() throws {
        let intake = try plan.intake(ToyGrading.submissions(["ada"], in: folder.path)[0])
        let key = ResultKey(plan, version: "1").text(of: intake)
        #expect(try grade([frozen("ada", key)]).lines == ["ada: build"])
        Files.remove(folder.path + "/subs/ada")
        let (lines, last) = try grade([frozen("ada", key)])
        #expect(lines == ["ada: build"])
        #expect(last?.found == 1)
    }

    // MARK: Crashes of kata

    /// Writes down attempts at a submission, of which some crashed; returns its key.
    private func attempted(_ name: String, crashes: Int) throws {
        let store = ResultStore(folder.path + "/results")
        try store.prepare()
        let intake = try plan.intake(ToyGrading.submissions([name], in: folder.path)[0])
        let key = ResultKey(plan, version: "1").text(of: intake)
        for _ in 0..<crashes { _ = try ExclusiveFile.claim(try Attempt(key, in: store).crashMark) }
    }

    @Test func threeCrashesAreAnErrorAndOthersGoOn() throws {
        try attempted("bob", crashes: 3)
        let (lines, last) = try grade(ToyGrading.submissions(["ada", "bob", "cleo"], in: folder.path))
        #expect(lines == ["ada: build", "bob: error", "cleo: build"])
        #expect(last?.done == 3)
    }

    @Test func twoCrashesAreTriedOnceMore() throws {
        try attempted("ada", crashes: 2)
        #expect(try grade(ToyGrading.submissions(["ada"], in: folder.path)).lines == ["ada: build"])
        #expect(Files.names(in: folder.path + "/results/attempts").count { $0.hasSuffix(".json") } == 3)
    }

    @Test func aGradeThatWasGivenUpSaysWhy() throws {
        let intake = try plan.intake(ToyGrading.submissions(["ada"], in: folder.path)[0])
        let grade = SubmissionJudge(plan: plan, intake: intake).givenUp
        #expect(grade.points == 0)
        #expect(grade.katas.map(\.id) == ["one"])
        #expect(
            grade.katas[0].finding?.sentence
                == "kata crashed 3 times while it graded this; that is a fault of kata")
    }
}
