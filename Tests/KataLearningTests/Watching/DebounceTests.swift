import Testing

@testable import KataLearning

@Suite struct DebounceTests {
    private static let millisecond = 1_000_000

    /// Plays events and looks every millisecond; returns the milliseconds at which a burst was over.
    private static func ends(of events: [Int], until last: Int = 1000) -> [Int] {
        var debounce = Debounce(quietMilliseconds: 30, longestMilliseconds: 300)
        return (0...last).filter { time in
            if events.contains(time) { debounce.note(at: time * millisecond) }
            return debounce.isOver(at: time * millisecond)
        }
    }

    @Test func withoutEventsNothingIsOver() {
        #expect(Self.ends(of: []) == [])
        #expect(Debounce().deadline == nil)
    }

    @Test func aBurstIsOverOnceAfterItsSilence() {
        #expect(Self.ends(of: [0, 10, 25]) == [55])
    }

    @Test func aBurstThatNeverEndsIsCutOff() {
        #expect(Self.ends(of: Array(stride(from: 0, through: 700, by: 10)), until: 700) == [300, 610])
    }

    @Test func anEventAfterTheBurstBeginsAnother() {
        #expect(Self.ends(of: [0, 50, 60, 200]) == [30, 90, 230])
    }

    @Test func theDeadlineTellsHowLongToWait() {
        var debounce = Debounce(quietMilliseconds: 30, longestMilliseconds: 35)
        debounce.note(at: 100)
        #expect(debounce.deadline == 100 + 30 * Self.millisecond)
        debounce.note(at: 100 + 10 * Self.millisecond)
        #expect(debounce.deadline == 100 + 35 * Self.millisecond)
    }
}
