import KataSystem
import Testing

/// A thing is found out once for each key, and again only where it was not found.
@Suite struct MemoTests {
    private let memo = Memo<String, Set<String>>()

    @Test func anAnswerIsFoundOutOnce() {
        var asked = 0
        for _ in 0..<3 {
            let answer = memo.value(
                of: "state",
                ifFound: {
                    asked += 1
                    return ["State bears the log"]
                })
            #expect(answer == ["State bears the log"])
        }
        #expect(asked == 1)
        #expect(memo.value(of: "state") { [] } == ["State bears the log"])
    }

    @Test func eachKeyHasItsOwn() {
        #expect(memo.value(of: "state", ifFound: { [] }) == [])
        #expect(memo.value(of: "command") { ["Command bears the log"] } == ["Command bears the log"])
        #expect(memo.found.count == 2)
    }

    @Test func whatWasNotFoundOutIsAskedForAgain() {
        #expect(memo.value(of: "state", ifFound: { nil }) == nil)
        #expect(memo.found == [])
        #expect(memo.value(of: "state", ifFound: { ["State bears the log"] }) == ["State bears the log"])
    }

    @Test func anotherKeyDoesNotWait() {
        let answer = memo.value(of: "state") {
            #expect(memo.foundByNow == [])
            return memo.value(of: "command") { ["Command bears the log"] }
        }
        #expect(answer == ["Command bears the log"])
    }
}
