import Testing

@testable import KataRunner

@Suite struct LearnerProgressTests {
    private static func written(_ progress: Progress) -> String {
        String(decoding: progress.bytes, as: UTF8.self)
    }

    @Test func hintsAreKeptBesideTheState() {
        var progress = Progress()
        progress.noteHint(of: "state")
        progress.noteHint(of: "state")
        progress.note("lamp", isPassed: true)
        #expect(
            Self.written(progress)
                == #"{"format":"kata.progress","version":1,"katas":{"lamp":{"state":"solved"},"state":{"hints":2}}}"#
                + "\n")
        #expect(Progress(progress.bytes) == progress)
    }

    @Test func aFileFromBeforeTheHintsIsRead() {
        let progress = Progress(
            Array(#"{"format":"kata.progress","version":1,"katas":{"state":{"state":"tried"}}}"#.utf8))
        #expect(progress["state"] == .tried)
        #expect(progress.hintCount(of: "state") == 0)
    }

    @Test(arguments: ["-1", "\"two\"", "1.5"])
    func aCountThatIsNoneCountsAsNoHint(_ count: String) {
        let progress = Progress(
            Array("{\"katas\":{\"state\":{\"state\":\"solved\",\"hints\":\(count)}}}".utf8))
        #expect(progress["state"] == .solved)
        #expect(progress.hintCount(of: "state") == 0)
    }

    @Test func anOddFileIsNoProgress() {
        for text in ["", "{", "[]", "null", #"{"katas":[]}"#] {
            #expect(Progress(Array(text.utf8)) == Progress())
        }
    }
}
