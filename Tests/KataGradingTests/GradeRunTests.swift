import KataResults
import KataSystem
import KataTesting
import KataTranscript
import KataWorkers
import Testing

@testable import KataGrading

/// The order in which submissions are told, what is graded once, and what frozen keys forbid.
@Suite struct GradeRunTests {
    private let folder: TemporaryFolder
    private let plan: GradePlan
    private let names = ["ada", "bob", "cleo", "dora", "emil"]

    init() throws {
        folder = try TemporaryFolder()
        try ToyGrading.write(in: folder)
        plan = try ToyGrading.plan(in: folder.path)
        for name in names { try folder.write("subs/\(name)/a.t", name) }
    }

    private func grade(_ submissions: [Submission], jobs: Int = 1) throws -> ToyGrading.Told {
        try ToyGrading.grade(submissions, by: plan, in: folder.path, jobs: jobs)
    }

    /// The number of attempts that were written down.
    private var attempts: Int { Files.names(in: folder.path + "/results/attempts").count }

    @Test(arguments: [1, 2, 8])
    func submissionsAreToldInTheirOrder(_ jobs: Int) throws {
        let told = try grade(ToyGrading.submissions(names, in: folder.path), jobs: jobs)
        #expect(told.lines == names.map { "\($0): build" })
        #expect(told.last?.done == 5 && told.last?.found == 0 && told.last?.total == 5)
    }

    @Test func whatIsPublishedIsNotGradedAgain() throws {
        let submissions = ToyGrading.submissions(names, in: folder.path)
        let first = try grade(submissions).lines
        let told = try grade(submissions)
        #expect(told.lines == first)
        #expect(told.last?.found == 5)
        #expect(attempts == 5)
    }

    @Test(arguments: [1, 4])
    func nothingIsPublishedWhereTheReferenceDoesNotBuild(_ jobs: Int) throws {
        try folder.write("plugins/patterns/word/Solution/word.t", "")
        let submissions = ToyGrading.submissions(names, in: folder.path)
        let told = try grade(submissions, jobs: jobs)
        let obstacle = "the reference of 'word' does not build here either: no"
        #expect(told.lines == names.map { "\($0): \(obstacle)" })
        #expect(Files.names(in: folder.path + "/results") == ["attempts"])
        #expect(told.summary.missingCount == names.count)
    }

    @Test func equalSubmissionsAreGradedOnce() throws {
        try folder.write("subs/twin/a.t", "ada")
        let told = try grade(ToyGrading.submissions(["ada", "twin"], in: folder.path))
        #expect(told.lines == ["ada: build", "twin: build"])
        #expect(told.last?.found == 1)
        #expect(attempts == 1)
    }

    @Test func whatIsGradedAgainTakesThePlaceOfTheOldResult() throws {
        try folder.write("subs/twin/a.t", "ada")
        let submissions = ToyGrading.submissions(["ada", "bob", "twin"], in: folder.path)
        _ = try grade(submissions)
        let again = try ToyGrading.grade(
            submissions, by: plan, in: folder.path, change: { $0.isAgain = true })
        #expect(again.lines == ["ada: build", "bob: build", "twin: build"])
        #expect(attempts == 4)
        let names = Files.names(in: folder.path + "/results/superseded")
        #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix(".1.json") })
        #expect(Files.names(in: folder.path + "/results").count { $0.hasSuffix(".json") } == 2)
    }

    @Test func whoHandedInNothingIsToldAtTheEnd() throws {
        let told = try ToyGrading.grade(
            ToyGrading.submissions(["ada"], in: folder.path), by: plan, in: folder.path,
            change: { $0.absent = ["zoe"] })
        #expect(told.lines == ["ada: build", "zoe: nothing was handed in"])
        #expect(told.summary.absent == ["zoe"] && told.summary.missingCount == 0)
    }

    @Test func aSubmissionThatIsNotThereHoldsNobodyUp() throws {
        let told = try grade(ToyGrading.submissions(["ada", "gone", "bob"], in: folder.path))
        #expect(told.lines.map { $0.prefix { $0 != ":" } } == ["ada", "gone", "bob"])
        #expect(told.lines[1].hasPrefix("gone: it cannot be read: "))
        #expect(told.last?.done == 3)
    }

    private func frozen(_ name: String, _ key: String) -> Submission {
        Submission(name: name, path: "\(folder.path)/subs/\(name)", followsLink: false, frozenKey: key)
    }

    @Test func whatChangedSinceItWasFrozenIsNotGraded() throws {
        let told = try grade([frozen("ada", Frozen.key(0))])
        #expect(told.lines == ["ada: it, its katas, kata or the compiler are not those of the manifest"])
        #expect(attempts == 0)
    }

    @Test func aFrozenResultThatIsThereStands() throws {
        let intake = try plan.intake(ToyGrading.submissions(["ada"], in: folder.path)[0])
        let key = ResultKey(plan, version: "1").text(of: intake)
        #expect(try grade([frozen("ada", key)]).lines == ["ada: build"])
        Files.remove(folder.path + "/subs/ada")
        let told = try grade([frozen("ada", key)])
        #expect(told.lines == ["ada: build"])
        #expect(told.last?.found == 1)
    }

    // MARK: A compiler that is killed

    /// Most likely memory is short, until it happened too often to be chance.
    @Test func aCompilerThatIsKilledIsTheSubmissionsFaultTheThirdTime() throws {
        try ToyGrading.write(in: folder, build: "kill -9 $$")
        let plan = try ToyGrading.plan(in: folder.path)
        let submissions = ToyGrading.submissions(["ada"], in: folder.path)
        for attempt in 1...3 {
            let told = try ToyGrading.grade(submissions, by: plan, in: folder.path)
            let words = "the compiler was killed, or could start no thread: the machine lacks something"
            #expect(told.lines == ["ada: \(attempt < 3 ? words : "build")"])
            #expect(told.summary.machines.isEmpty == (attempt < 3))
        }
    }

    // MARK: Crashes of kata

    /// Writes down attempts at a submission, of which some crashed; returns its key.
    private func attempted(_ name: String, crashes: Int) throws {
        let store = ResultStore(folder.path + "/results")
        try store.prepare()
        let intake = try plan.intake(ToyGrading.submissions([name], in: folder.path)[0])
        let key = ResultKey(plan, version: "1").text(of: intake)
        for _ in 0..<crashes {
            _ = try ExclusiveFile.claim(try Attempt(key, in: store, at: .standard).crashMark)
        }
    }

    @Test func twoCrashesAreAnErrorAndOthersGoOn() throws {
        try attempted("bob", crashes: 2)
        let told = try grade(ToyGrading.submissions(["ada", "bob", "cleo"], in: folder.path))
        #expect(told.lines == ["ada: build", "bob: error", "cleo: build"])
        #expect(told.last?.done == 3)
    }

    @Test func oneCrashIsTriedOnceMore() throws {
        try attempted("ada", crashes: 1)
        #expect(try grade(ToyGrading.submissions(["ada"], in: folder.path)).lines == ["ada: build"])
        #expect(Files.names(in: folder.path + "/results/attempts").count { $0.hasSuffix(".json") } == 2)
    }

    @Test func aGradeThatWasGivenUpSaysWhy() throws {
        let intake = try plan.intake(ToyGrading.submissions(["ada"], in: folder.path)[0])
        let grade = SubmissionJudge(plan: plan, intake: intake).grade(of: .crashes)
        #expect(grade.points == 0)
        #expect(grade.katas.map(\.id) == ["one"])
        #expect(
            grade.katas[0].finding?.sentence
                == "kata died 2 times while it graded this; that is a fault of kata")
    }

    // MARK: Ends of kata that leave no mark

    /// Writes down an attempt that was never finished.
    private func leaveAttempt(
        _ key: String, number: Int, process: Int32, kills: Int, place: String, level: IsolationLevel = .strong
    ) throws {
        let json = JSON.members([
            "format": "kata.attempt", "version": 1, "place": .string(place),
            "process": .integer(Int64(process)), "kills": .integer(Int64(kills)),
            "level": .string(level.rawValue),
        ])
        try folder.write("results/attempts/\(key).\(number).json", json.indented)
    }

    @Test func whatTheMachineKilledForMemoryCountsAsACrash() throws {
        let store = ResultStore(folder.path + "/results")
        let gone = Int32.max
        // A kill from outside; another machine, whose kills nobody knows; a process that still runs; two for memory.
        try leaveAttempt("k", number: 1, process: gone, kills: .max, place: Host.place)
        try leaveAttempt("k", number: 2, process: gone, kills: -1, place: "elsewhere")
        try leaveAttempt("k", number: 3, process: Host.process, kills: -1, place: Host.place)
        #expect(Attempt.deaths("k", in: store).crashes == 0)
        try leaveAttempt("k", number: 4, process: gone, kills: -1, place: Host.place)
        try leaveAttempt("k", number: 5, process: gone, kills: -1, place: Host.place)
        #expect(Attempt.deaths("k", in: store).crashes == 2)
        #expect(Attempt.deaths("k", in: store).unconfined == 0)
    }

    /// Where nothing confines a submission, it can kill kata itself; once or twice it may have been another.
    @Test func killsAtBasicGiveASubmissionUpAndOthersAreGraded() throws {
        let bob = ToyGrading.submissions(["bob"], in: folder.path)[0]
        let key = ResultKey(plan, version: "1").text(of: try plan.intake(bob))
        let submissions = ToyGrading.submissions(["ada", "bob", "cleo"], in: folder.path)
        for number in 1...3 {
            try leaveAttempt(
                key, number: number, process: .max, kills: .max, place: Host.place, level: .basic)
        }
        let told = try grade(submissions)
        #expect(told.lines == ["ada: build", "bob: error", "cleo: build"])
        #expect(told.last?.done == 3)
    }

    @Test func twoKillsAtBasicAreTriedOnceMore() throws {
        let bob = ToyGrading.submissions(["bob"], in: folder.path)[0]
        let key = ResultKey(plan, version: "1").text(of: try plan.intake(bob))
        for number in 1...2 {
            try leaveAttempt(
                key, number: number, process: .max, kills: .max, place: Host.place, level: .basic)
        }
        #expect(try grade([bob]).lines == ["bob: build"])
    }

    // MARK: Want of the machine's

    @Test(arguments: [
        "  what():  Resource temporarily unavailable",
        "clang: error: unable to execute command: posix_spawn failed: Resource temporarily unavailable",
    ])
    func wantOfThreadsInABuildIsTheMachines(_ words: String) throws {
        try ToyGrading.write(in: folder, build: "echo \"\(words)\"; exit 1")
        let plan = try ToyGrading.plan(in: folder.path)
        let submissions = ToyGrading.submissions(["ada"], in: folder.path)
        let told = try ToyGrading.grade(submissions, by: plan, in: folder.path)
        #expect(
            told.lines == [
                "ada: the compiler was killed, or could start no thread: the machine lacks something"
            ])
    }

    @Test(arguments: [
        "a.t:1:1: error: Resource temporarily unavailable",
        "a.t:1:1: warning: x\\nLLVM ERROR: Resource temporarily unavailable",
    ])
    func wordsOfASubmissionAreNotTheMachines(_ words: String) throws {
        try ToyGrading.write(in: folder, build: "printf \"\(words)\"; exit 1")
        let plan = try ToyGrading.plan(in: folder.path)
        let submissions = ToyGrading.submissions(["ada"], in: folder.path)
        #expect(try ToyGrading.grade(submissions, by: plan, in: folder.path).lines == ["ada: build"])
    }

    @Test func whatTheStepsOfABuildWriteIsBoundedTogether() throws {
        // Holes take no space; each file alone is within its bound.
        let job = #"[\"sh\",\"-c\",\"exec truncate -s 400M {out}/$i\"]"#
        try ToyGrading.write(
            in: folder,
            build: "for i in 1 2 3 4; do echo \"\(job)\"; done']\n  - \"{jobs}\"\n  - [sh, -c, 'exit 70")
        let plan = try ToyGrading.plan(in: folder.path)
        let submissions = ToyGrading.submissions(["ada"], in: folder.path)
        #expect(try ToyGrading.grade(submissions, by: plan, in: folder.path).lines == ["ada: build"])
        let results = Files.names(in: folder.path + "/results").filter { $0.hasSuffix(".json") }
        let result = try #require(results.first)
        let told = String(decoding: Files.contents("\(folder.path)/results/\(result)") ?? [], as: UTF8.self)
        #expect(told.contains("wrote more than 1024 MiB"), "\(told)")
    }
}
