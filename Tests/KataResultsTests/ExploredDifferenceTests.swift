import KataResults
import KataTranscript
import Testing

@Suite struct ExploredDifferenceTests {
    private let difference = ExploredDifference(
        commands: ["lamp.dim(to: 7)", "lamp.off()"], reference: nil, solution: ["hall: \u{1B}[31m"],
        sequence: 3,
        of: 50, seed: .max)

    @Test func isReadAsItWasStored() throws {
        let stored = Finding.explored(difference).stored
        guard case .explored(let read)? = Finding(stored: try JSONReader.read(Array(stored.text.utf8))) else {
            Issue.record("not read")
            return
        }
        #expect(read == difference)
        #expect(Finding.explored(read).verdict == .failed)
    }

    @Test func theFirstLinesOfAFloodAreKept() {
        let flood = ExploredDifference(
            commands: [], reference: [], solution: Array(repeating: "x", count: 100), sequence: 1, of: 1,
            seed: 1)
        #expect(flood.solution == Array(repeating: "x", count: 8) + ["…"])
        #expect(flood.reference == [])
    }

    @Test func aNoteHasAllOfItOnOneLine() {
        #expect(
            difference.sentence
                == "differs from the reference after 1 command: lamp.dim(to: 7); lamp.off(); yours: hall: \u{1B}[31m"
        )
    }
}
