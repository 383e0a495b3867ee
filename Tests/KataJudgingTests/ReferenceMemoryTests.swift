import Testing

@testable import KataJudging

/// A reference is asked once for each kata, and again only where it could not answer.
@Suite struct ReferenceMemoryTests {
    @Test func anAnswerIsFoundOutOnce() {
        let memory = ReferenceMemory()
        var asked = 0
        for _ in 0..<3 {
            let answer = memory.answer("state") {
                asked += 1
                return ["State bears the log"]
            }
            #expect(answer == ["State bears the log"])
        }
        #expect(asked == 1)
    }

    @Test func eachKataHasItsOwn() {
        let memory = ReferenceMemory()
        #expect(memory.answer("state") { [] } == [])
        #expect(memory.answer("command") { ["Command bears the log"] } == ["Command bears the log"])
    }

    @Test func whatWasNotFoundOutIsAskedForAgain() {
        let memory = ReferenceMemory()
        #expect(memory.answer("state") { nil } == nil)
        #expect(memory.answer("state") { ["State bears the log"] } == ["State bears the log"])
    }
}
