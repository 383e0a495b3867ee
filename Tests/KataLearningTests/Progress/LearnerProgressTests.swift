import KataDiagnostics
import KataScript
import Testing

@testable import KataJudging
@testable import KataLearning

@Suite struct LearnerProgressTests {
    private static func written(_ progress: Progress) -> String {
        String(decoding: progress.bytes, as: UTF8.self)
    }

    private static func read(_ text: String) throws -> Progress { try Progress(Array(text.utf8)) }

    private static func kata() throws -> Kata {
        let text = """
            kata: 1
            title: Lamp
            hints: [a, {for: lamp, text: b}, c]
            commands: |
              log "x"
              > x
            """
        return try #require(LoadedKata(SourceFile(path: "lamp.yaml", text: text)).kata)
    }

    @Test func whatIsNotedIsWrittenAndReadAgain() throws {
        var progress = Progress()
        progress.note("state", isPassed: false, failing: "one day")
        try progress.noteHint(1, of: Self.kata())
        try progress.noteHint(0, of: Self.kata())
        progress.note("lamp", isPassed: true)
        let katas =
            #"{"lamp":{"hints":2,"given":[0,1],"state":"solved"},"state":{"state":"tried","failing":"one day"}}"#
        #expect(
            Self.written(progress)
                == #"{"format":"kata.progress","version":1,"katas":\#(katas)}"# + "\n")
        #expect(try Progress(progress.bytes) == progress)
    }

    @Test func aFileFromBeforeTheHintsForScenariosIsRead() throws {
        let progress = try Self.read(
            #"{"format":"kata.progress","version":1,"katas":{"lamp":{"state":"tried","hints":2}}}"#)
        #expect(progress["lamp"] == .tried)
        #expect(try progress.givenHints(of: Self.kata()) == [0, 2])
    }

    @Test(arguments: ["-1", "\"two\"", "1.5"])
    func aCountThatIsNoneCountsAsNoHint(_ count: String) throws {
        let progress = try Self.read("{\"katas\":{\"lamp\":{\"state\":\"solved\",\"hints\":\(count)}}}")
        #expect(progress["lamp"] == .solved)
        #expect(try progress.givenHints(of: Self.kata()) == [])
    }

    @Test func whatANewerKataWroteBesideIsKept() throws {
        var progress = try Self.read(
            #"{"format":"kata.progress","version":1,"who":"me","katas":{"lamp":{"since":3,"state":"mastered"}}}"#
        )
        #expect(progress["lamp"] == nil)
        progress.note("lamp", isPassed: false)
        #expect(
            Self.written(progress)
                == #"{"format":"kata.progress","version":1,"who":"me","katas":{"lamp":{"since":3,"state":"mastered"}}}"#
                + "\n")
    }

    @Test func aSolvedKataHasNoFailingScenario() {
        var progress = Progress()
        progress.note("lamp", isPassed: false, failing: "on")
        progress.note("lamp", isPassed: false)
        #expect(progress.failingScenario(of: "lamp") == "on")
        progress.note("lamp", isPassed: true)
        #expect(progress.failingScenario(of: "lamp") == nil)
        progress.note("lamp", isPassed: false, failing: "off")
        #expect(progress["lamp"] == .solved)
    }

    @Test(arguments: ["", "{", "[]", "null", #"{"katas":[]}"#, #"{"format":"other"}"#])
    func anOddFileIsDamaged(_ text: String) {
        #expect {
            try Self.read(text)
        } throws: { error in
            if case .damaged? = error as? Progress.UnreadableError { true } else { false }
        }
    }

    @Test func aLaterVersionIsLeftAlone() {
        #expect(throws: Progress.UnreadableError.newer(version: 2)) {
            try Self.read(#"{"format":"kata.progress","version":2,"katas":{}}"#)
        }
    }
}
