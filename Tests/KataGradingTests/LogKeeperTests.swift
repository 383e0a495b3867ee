import KataTranscript
import Testing

@testable import KataGrading

/// How much of a log a result keeps: 64 KiB and 2,000 lines, a byte for the end of each line.
@Suite struct LogKeeperTests {
    private func log(_ sizes: [Int]) -> Transcript {
        LogKeeper(Transcript(lines: sizes.map { String(repeating: "x", count: $0) })).log
    }

    @Test(arguments: [
        ([], [], 0),
        ([65535], [65535], 0),
        ([65536], [], 1),
        ([65534, 0], [65534, 0], 0),
        ([65535, 0], [65535], 1),
        ([32767, 32767, 0], [32767, 32767], 1),
        ([1, 70000, 1], [1], 2),
    ])
    func linesAreKeptUpToTheFirstThatIsTooMuch(_ sizes: [Int], _ kept: [Int], _ cut: Int) {
        #expect(log(sizes).texts.map(\.utf8.count) == kept)
        #expect(log(sizes).omittedCount == cut)
    }

    @Test func ofManyEmptyLinesSomeAreKept() {
        let empty = log([Int](repeating: 0, count: 65_000))
        #expect(empty.texts.count == LogKeeper.keptLines)
        #expect(empty.omittedCount == 65_000 - LogKeeper.keptLines)
    }

    @Test func rowsShareTheRoom() {
        var keeper = LogKeeper()
        keeper.add(Transcript(lines: ["a", String(repeating: "x", count: 65532)]))
        keeper.add(nil)
        keeper.add(Transcript(lines: ["b", ""]))
        #expect(keeper.log.texts.map(\.utf8.count) == [1, 65532])
        #expect(keeper.log.omittedCount == 2)
    }
}
