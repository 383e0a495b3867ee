import KataTranscript
import Testing

@testable import KataAuthoring

/// What a log becomes when a kata's expectation is tried on it.
@Suite struct AlterationTests {
    private static let lines = Transcript(lines: ["a", "a", "b×"]).lines

    @Test(
        arguments: [
            (Alteration.dropped, 0, ["a", "b×"]), (.doubled, 2, ["a", "a", "b×", "b×"]),
            (.swapped, 0, nil), (.swapped, 1, ["a", "b×", "a"]), (.swapped, 2, nil),
            (.changed, 0, ["×", "a", "b×"]), (.changed, 2, ["a", "a", "b÷"]),
        ] as [(Alteration, Int, [String]?)])
    func oneLineIsAltered(_ alteration: Alteration, _ index: Int, _ expected: [String]?) {
        #expect(alteration.applied(to: Self.lines, at: index)?.map(\.text) == expected)
    }
}
