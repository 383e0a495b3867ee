import KataResults
import KataTesting
import Testing

@testable import KataGrading

/// What a merge tells of results that are there, that are missing, and that are none; and which shards lack them.
@Suite struct ResultMergeTests {
    private let folder: TemporaryFolder
    private let store: ResultStore
    private let manifest = Frozen.manifest(["ada", "bob", "cleo", "dora", "emil"])

    init() throws {
        folder = try TemporaryFolder()
        store = ResultStore(folder.path + "/results")
        try store.prepare()
    }

    /// What is told, a line an event.
    private func told() -> (lines: [String], summary: GradeSummary) {
        var lines: [String] = []
        let summary = ResultMerge(manifest, in: store).run { event in
            switch event {
            case .started(let count): lines.append("\(count) submissions")
            case .finished(let submission):
                let points = submission.grade.map { "\($0.points) points" }
                let obstacle = submission.obstacle?.replacing(folder.path, with: "HERE")
                lines.append("\(submission.name): \(points ?? obstacle ?? "nothing")")
            case .ended(let summary): lines.append("\(summary.missingCount) missing")
            }
        }
        return (lines, summary)
    }

    @Test func everyRowIsTold() throws {
        for rank in manifest.rows.indices { _ = try store.publish(Frozen.grade(rank), Frozen.key(rank)) }
        let (lines, summary) = told()
        #expect(
            lines == [
                "5 submissions", "ada: 0 points", "bob: 1 points", "cleo: 2 points", "dora: 3 points",
                "emil: 4 points", "0 missing",
            ])
        #expect(summary.points == 10)
        #expect(summary.missingCount == 0)
        let missing = MissingRows(of: manifest, in: store)
        #expect(missing.ranks.isEmpty && missing.shards(of: 3).isEmpty)
    }

    @Test func rowsWithoutResultAreToldAndListed() throws {
        for rank in [0, 2] { _ = try store.publish(Frozen.grade(5), Frozen.key(rank)) }
        try folder.write("results/\(Frozen.key(4)).json", "{}")
        let (lines, summary) = told()
        let foreign = "'HERE/results/\(Frozen.key(4)).json' is no result of this version; move it away"
        #expect(
            lines == [
                "5 submissions", "ada: 5 points", "bob: it was not graded yet, or not to the end",
                "cleo: 5 points",
                "dora: it was not graded yet, or not to the end", "emil: \(foreign)", "3 missing",
            ])
        #expect(summary.missingCount == 3)
        let missing = MissingRows(of: manifest, in: store)
        #expect(missing.rows.map(\.name) == ["bob", "dora", "emil"])
        #expect(missing.shards(of: 1) == [0])
        #expect(missing.shards(of: 2) == [0, 1])
        #expect(missing.shards(of: 4) == [0, 1, 3])
        #expect(missing.shards(of: 100) == [1, 3, 4])
        #expect(missing.complaints.count == 1)
    }

    @Test func aFolderThatIsNotThereLacksAll() {
        let nowhere = ResultStore(folder.path + "/nowhere")
        #expect(MissingRows(of: manifest, in: nowhere).ranks == [0, 1, 2, 3, 4])
        var events = 0
        #expect(ResultMerge(manifest, in: nowhere).run { _ in events += 1 }.missingCount == 5)
        #expect(events == 7)
    }

    /// An attempt that led to no result isolated nothing that is reported.
    @Test func theMachinesAreThoseOfTheResults() throws {
        _ = try store.publish(Frozen.grade(5), Frozen.key(0))
        for (rank, layer) in [(0, "files"), (1, "user")] {
            try folder.write(
                "results/attempts/\(Frozen.key(rank)).1.json",
                #"{"isolation":{"layers":["\#(layer)"],"missing":["group (none)"]}}"#)
        }
        #expect(told().summary.machines.map(\.layers) == [["files"]])
        #expect(told().summary.machines.map(\.missing) == [["group (none)"]])
    }
}
