import KataSystem
import Testing

/// A thing is found out once for each key, and again only where it was not found.
@Suite struct MemoryTests {
    private let memory = Memory<String, Set<String>>()

    @Test func anAnswerIsFoundOutOnce() {
        var asked = 0
        for _ in 0..<3 {
            let answer = memory.value(
                of: "state",
                ifFound: {
                    asked += 1
                    return ["State bears the log"]
                })
            #expect(answer == ["State bears the log"])
        }
        #expect(asked == 1)
        #expect(memory.value(of: "state") { [] } == ["State bears the log"])
    }

    @Test func eachKeyHasItsOwn() {
        #expect(memory.value(of: "state", ifFound: { [] }) == [])
        #expect(memory.value(of: "command") { ["Command bears the log"] } == ["Command bears the log"])
        #expect(memory.found.count == 2)
    }

    @Test func whatWasNotFoundOutIsAskedForAgain() {
        #expect(memory.value(of: "state", ifFound: { nil }) == nil)
        #expect(memory.found == [])
        #expect(memory.value(of: "state", ifFound: { ["State bears the log"] }) == ["State bears the log"])
    }

    @Test func anotherKeyDoesNotWait() {
        let answer = memory.value(of: "state") {
            #expect(memory.foundByNow == [])
            return memory.value(of: "command") { ["Command bears the log"] }
        }
        #expect(answer == ["Command bears the log"])
    }
}
