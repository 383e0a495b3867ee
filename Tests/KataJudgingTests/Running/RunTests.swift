import KataDiagnostics
import KataResults
import KataTesting
import Synchronization
import Testing

@testable import KataJudging

@Suite struct OrderedWorkTests {
    private static func result(_ index: Int) -> KataResult {
        KataResult(id: "\(index)", title: "", module: "", source: SourceFile(path: "", bytes: []))
    }

    @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
    func resultsLeaveInOrder(_ order: [Int]) {
        var work = OrderedWork<KataResult>(count: 4)
        var left: [String] = []
        for index in order {
            left += work.add(Self.result(index), at: index).map(\.id)
        }
        #expect(left == ["0", "1", "2", "3"])
    }

    @Test func whatIsLeftOutHoldsNothingUp() {
        var work = OrderedWork<KataResult>(count: 4)
        #expect(work.add(Self.result(2), at: 2).isEmpty)
        #expect(work.add(nil, at: 0).isEmpty)
        #expect(work.add(nil, at: 1).map(\.id) == ["2"])
    }

    @Test func aResultLeavesAsSoonAsItsTurnComes() {
        var work = OrderedWork<KataResult>(count: 4)
        #expect(work.add(Self.result(0), at: 0).map(\.id) == ["0"])
        #expect(work.add(Self.result(2), at: 2).isEmpty)
        #expect(work.add(Self.result(1), at: 1).map(\.id) == ["1", "2"])
    }

    @Test func eachPieceIsTakenOnceUntilTheWorkIsOver() {
        var work = OrderedWork<KataResult>(count: 4)
        let taken = [work.take(), work.take()]
        let ends = [work.end(), work.end()]
        #expect(taken == [0, 1])
        #expect(ends == [true, false])
        let afterwards = work.take()
        #expect(afterwards == nil)
        #expect(work.add(Self.result(0), at: 0).isEmpty)
    }

    @Test func noMoreIsTakenThanThereIs() {
        var work = OrderedWork<KataResult>(count: 1)
        let taken = [work.take(), work.take()]
        #expect(taken == [0, nil])
    }
}

/// Runs of katas that no module is needed for, since they are invalid or know none.
@Suite struct RunTests {
    private let folder: TemporaryFolder
    private var root: String { folder.path }

    init() throws {
        folder = try TemporaryFolder()
        for index in 0..<9 {
            let text =
                index % 3 == 2 ? "kata: 1\n" : "kata: 1\ntitle: T\ncommands: |\n  log 1\nexpect: |\n  1\n"
            try folder.write("k\(index).yaml", text)
        }
    }

    private func run(jobs: Int, isFailFast: Bool = false, scenario: String? = nil) throws -> (
        String, RunSummary
    ) {
        let environment = KataEnvironment(cache: root + "/cache")
        var options = Run.Options()
        options.jobs = jobs
        options.isFailFast = isFailFast
        options.judging.scenario = scenario.map(ScenarioChoice.init)
        let told = Mutex("")
        let files = (0..<9).map { "\(root)/k\($0).yaml" }
        let run = Run(
            files, options: options, environment: environment, modules: try environment.makeModuleStore()
        ) {
            event in
            told.withLock { told in
                switch event {
                case .started(let count): told += "\(count):"
                case .finished(let kata): told += " \(kata.id) \(kata.verdict)"
                case .ended: told += "."
                }
            }
        }
        let summary = run.run()
        return (told.withLock { $0 }, summary)
    }

    @Test(arguments: [1, 4, 20])
    func eventsComeInSelectionOrder(_ jobs: Int) throws {
        let (told, summary) = try run(jobs: jobs)
        let katas = (0..<9).map { " k\($0) invalid" }.joined()
        #expect(told == "9:\(katas).")
        #expect(summary.kataCount == 9)
        #expect(summary.exitCode == .invalidFile)
    }

    @Test func afterAFailureTheRestIsSkipped() throws {
        let (told, _) = try run(jobs: 1, isFailFast: true)
        #expect(told.hasPrefix("9: k0 invalid k1 skipped"))
    }

    @Test func aScenarioThatNoKataHasSelectsNothing() throws {
        let (_, summary) = try run(jobs: 1, scenario: "none")
        #expect(summary.exitCode != .allPassed)
    }
}
