import KataResults
import Testing

@Suite struct CaseMeasureTests {
    private let measure = CaseMeasure(
        nanoseconds: 1_250_000_000, cpuMicroseconds: 46_000, peakBytes: 9_699_328)

    @Test func isWrittenInWordsAndNumbers() {
        #expect(measure.words == "1.25 s, 0.04 s CPU, 9.2 MiB")
        #expect(measure.fields == ["1.25", "0.04", "9.25"])
        #expect(CaseMeasure(nanoseconds: 0).fields == ["0.00", "", ""])
    }

    @Test func rowsAddUpButForTheMemory() {
        var sum = measure
        sum.add(CaseMeasure(nanoseconds: 250_000_000, cpuMicroseconds: 4000, peakBytes: 20 << 20))
        sum.add(CaseMeasure(nanoseconds: 0))
        #expect(sum.fields == ["1.50", "0.05", "20.00"])
    }
}
