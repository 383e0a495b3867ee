import Testing

@testable import KataExplore

/// Which sequences count when several threads play them.
@Suite struct OrderedSequencesTests {
    private func taken(_ count: Int, of sequences: inout OrderedSequences) -> [Int] {
        (0..<count).compactMap { _ in sequences.take() }
    }

    @Test func whatLiesBehindTheFirstDifferenceDoesNotCount() {
        var sequences = OrderedSequences(count: 10)
        #expect(taken(4, of: &sequences) == [0, 1, 2, 3])
        sequences.note(.differs(Tape()), at: 3)
        sequences.note(.differs(Tape()), at: 1)
        sequences.note(.discarded(member: "press"), at: 2)
        #expect(sequences.difference?.index == 1)
        #expect(sequences.playedCount == 2)
        #expect(sequences.take() == nil)
    }

    @Test func goesOnBehindADifferenceThatWasNone() {
        var sequences = OrderedSequences(count: 5)
        #expect(taken(3, of: &sequences) == [0, 1, 2])
        for index in [0, 2] { sequences.note(.agreed, at: index) }
        sequences.note(.differs(Tape()), at: 1)
        sequences.discard(1, member: "press")
        #expect(sequences.difference == nil)
        #expect(taken(9, of: &sequences) == [3, 4])
        #expect(sequences.playedCount == 5)
    }

    @Test func aDifferenceBeforeAFailureOfTheMachineStands() {
        var sequences = OrderedSequences(count: 5)
        sequences.note(.failed("no process"), at: 2)
        #expect(sequences.failure == "no process")
        sequences.note(.differs(Tape()), at: 1)
        #expect(sequences.failure == nil && sequences.difference?.index == 1)
    }

    @Test func whatIsBegunWhenTheTimeIsOverDoesNotCount() {
        var sequences = OrderedSequences(count: 5)
        #expect(taken(3, of: &sequences) == [0, 1, 2])
        sequences.stop(at: 1)
        sequences.note(.differs(Tape()), at: 2)
        #expect(sequences.difference == nil)
        #expect(sequences.playedCount == 1 && sequences.isStopped)
        #expect(sequences.take() == nil)
    }
}

@Suite struct PatienceTests {
    @Test func isUsedUpByWhatIsWaitedFor() {
        let patience = Patience(.milliseconds(30))
        patience.spend(.milliseconds(29))
        #expect(!patience.isUsedUp)
        patience.spend(.milliseconds(1))
        #expect(patience.isUsedUp)
    }
}
