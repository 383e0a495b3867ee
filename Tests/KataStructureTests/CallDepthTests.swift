import KataTranscript
import Testing

@testable import KataStructure

/// What is read out of recorded calls.
@Suite struct CallDepthTests {
    private let shows = [
        RecordedCall(object: 1, type: "Suit", owner: "Finery", member: "show()"),
        RecordedCall(parent: 0, object: 2, type: "Tie", member: "show()"),
        RecordedCall(parent: 1, object: 3, type: "Person", member: "show()"),
        RecordedCall(parent: 2, object: 3, type: "Person", member: "name()"),
        RecordedCall(object: 4, type: "Suit", member: "show()"),
    ]

    @Test func aMemberIsActiveOnAsManyObjectsAsAreNested() {
        #expect(CallDepths.greatest(in: shows, of: ["Suit", "Tie", "Person"]) == 3)
        #expect(CallDepths.greatest(in: shows, of: ["Finery", "Tie"]) == 2)
        #expect(CallDepths.greatest(in: shows, of: ["Girl"]) == 0)
        #expect(CallDepths.greatest(in: [], of: ["Suit"]) == 0)
    }

    @Test func theSameObjectCountsOnce() {
        let calls = [
            RecordedCall(object: 1, type: "Suit", member: "show()"),
            RecordedCall(parent: 0, object: 1, type: "Suit", member: "show()"),
        ]
        #expect(CallDepths.greatest(in: calls, of: ["Suit"]) == 1)
    }

    @Test func initializersCountForNothing() {
        let calls = [
            RecordedCall(object: 1, type: "Suit", member: "init()", role: .initializer),
            RecordedCall(parent: 0, object: 2, type: "Tie", member: "init()", role: .initializer),
        ]
        #expect(CallDepths.greatest(in: calls, of: ["Suit", "Tie"]) == 0)
    }

    @Test func valuesCountByTheCall() {
        let calls = [
            RecordedCall(type: "And", member: "holds(in:)"),
            RecordedCall(parent: 0, type: "Not", member: "holds(in:)"),
        ]
        #expect(CallDepths.greatest(in: calls, of: ["And", "Not"]) == 2)
    }

    @Test func edgesReachThroughHelpers() {
        var edges = CallEdges()
        #expect(edges.isEmpty)
        edges.add(shows)
        #expect(edges.called(by: "Suit", "show").contains(.init(type: "Person", member: "show")))
        #expect(edges.called(by: "Suit", nil).contains(.init(type: "Tie", member: "show")))
        #expect(edges.called(by: "Person", "show") == [.init(type: "Person", member: "name")])
        #expect(edges.called(by: "Suit", "hide").isEmpty)
    }
}
