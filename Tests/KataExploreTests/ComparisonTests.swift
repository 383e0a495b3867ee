import KataTranscript
import Testing

@testable import KataExplore

@Suite struct ComparisonTests {
    private let classes = ModuleTypes(types: [TypeDescription(name: "Lamp", kind: .classType)])
    private let structs = ModuleTypes(types: [TypeDescription(name: "Lamp", kind: .structure)])

    private func outcome(_ result: Value?, log: [String] = []) -> Outcome {
        var outcome = Outcome(ending: .completed)
        outcome.result = result
        outcome.log = log
        return outcome
    }

    private func object(_ id: Int) -> Value { .object(ObjectReference(id: id, type: "Lamp")) }

    @Test func numbersMayDifferByRounding() {
        var comparison = Comparison(reference: classes, solution: classes)
        let sum = outcome(.float(0.1 + 0.2))
        #expect(comparison.difference(sum, outcome(.float(0.3)), hasResult: true) == nil)
        #expect(comparison.difference(sum, outcome(.float(0.31)), hasResult: true) == .result)
        #expect(comparison.difference(sum, outcome(.float(0.31)), hasResult: false) == nil)
    }

    @Test func textIsComparedByScalars() {
        var comparison = Comparison(reference: classes, solution: classes)
        let composed = outcome(nil, log: ["\u{E9}"])
        #expect(comparison.difference(composed, outcome(nil, log: ["e\u{301}"]), hasResult: false) == .log)
    }

    @Test func anotherObjectIsADifference() {
        var comparison = Comparison(reference: classes, solution: classes)
        #expect(comparison.difference(outcome(object(1)), outcome(object(7)), hasResult: true) == nil)
        #expect(comparison.difference(outcome(object(2)), outcome(object(8)), hasResult: true) == nil)
        #expect(comparison.difference(outcome(object(1)), outcome(object(8)), hasResult: true) == .identity)
    }

    @Test func numbersOfANewWorkerMeanOtherObjects() {
        var comparison = Comparison(reference: classes, solution: classes)
        #expect(comparison.difference(outcome(object(1)), outcome(object(7)), hasResult: true) == nil)
        comparison.forgetObjects()
        #expect(comparison.difference(outcome(object(1)), outcome(object(8)), hasResult: true) == nil)
        #expect(comparison.difference(outcome(object(2)), outcome(object(8)), hasResult: true) == .identity)
    }

    @Test func valuesWithoutIdentityAreNoOthers() {
        var comparison = Comparison(reference: classes, solution: structs)
        #expect(comparison.difference(outcome(object(1)), outcome(object(7)), hasResult: true) == nil)
        #expect(comparison.difference(outcome(object(1)), outcome(object(8)), hasResult: true) == nil)
    }

    @Test func wordsOfErrorsCountOnlyWhereTheKataExpectsThem() {
        let wanted = Outcome(ending: .threw("3: H is no note"))
        let found = Outcome(ending: .threw("3: what?"))
        var deaf = Comparison(reference: classes, solution: classes)
        #expect(deaf.difference(wanted, found, hasResult: false) == nil)
        var strict = Comparison(reference: classes, solution: classes, words: { $0 })
        #expect(strict.difference(wanted, found, hasResult: false) == .message)
        #expect(deaf.difference(wanted, Outcome(ending: .completed), hasResult: false) == .thrown)
    }
}
