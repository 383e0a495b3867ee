import KataScript
import KataTranscript
import Testing

@testable import KataDiff

/// Big logs; the bounds are those of a debug build on a busy machine, the real ones are measured by Benchmarks/diff.
@Suite struct ScaleTests {
    @Test func logsWithMatchersAndGapsInThemAreComparedBetweenLiterals() throws {
        let lines = (0..<20_000).map { "line \($0)" }
        var items = lines
        for index in stride(from: 7, to: lines.count, by: 50) { items[index] = "li* \(index) (glob)" }
        items[10_003] = "..."
        var written = lines
        for index in stride(from: 11, to: lines.count, by: 1_000) { written[index] = "changed" }
        var comparer = LogComparer()
        comparer.limits = .none
        let mismatch = try #require(try comparer.compare(Make.items(items), with: Transcript(lines: written)))
        #expect(mismatch.missingCount == 20)
        #expect(mismatch.unexpectedCount == 20)
    }

    @Test func reversedLogsEnd() throws {
        let lines = (0..<5_000).map { "line \($0)" }
        var comparer = LogComparer()
        let mismatch = try #require(
            try comparer.compare(Make.items(lines), with: Transcript(lines: lines.reversed())))
        #expect(mismatch.remarks == [.onlyTheOrderDiffers])
    }

    @Test func aLogMayBeMuchLongerThanExpected() throws {
        var comparer = LogComparer()
        let written = Transcript(lines: (0..<5_000).map { "line \($0)" })
        let mismatch = try #require(try comparer.compare(Make.items(["line 7"]), with: written))
        #expect(mismatch.unexpectedCount == 4_999)
        #expect(mismatch.missingCount == 0)
    }

    @Test func transcriptsAreComparedWithEachOther() {
        let lines = (0..<3_000).map { "line \($0)" }
        let comparer = LogComparer()
        #expect(comparer.compare(expected: Transcript(lines: lines), with: Transcript(lines: lines)) == nil)
        let mismatch = comparer.compare(
            expected: Transcript(lines: lines), with: Transcript(lines: Array(lines.dropFirst(2))))
        #expect(mismatch?.missingCount == 2)
        #expect(mismatch?.unexpectedCount == 0)
        #expect(mismatch?.parting.expected?.text == "line 0")
    }
}
