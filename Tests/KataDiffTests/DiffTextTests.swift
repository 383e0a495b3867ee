import KataDiagnostics
import KataFormats
import KataResults
import KataScript
import KataText
import KataTranscript
import Testing

@testable import KataDiff

/// What people see, the whole of it.
@Suite struct DiffTextTests {
    static func text(
        _ expected: [String], _ written: [String], style: TextStyle = .plain,
        limits: DiffLimits = DiffLimits()
    ) throws -> String {
        var comparer = LogComparer()
        comparer.limits = limits
        var difference = try difference(comparer, expected, Transcript(lines: written))
        // A transcript of lines has one command, of no file.
        difference.rows.removeAll { if case .command = $0 { true } else { false } }
        return DiffText(style: style).text(difference)
    }

    static func difference(
        _ comparer: LogComparer, _ expected: [String], _ written: Transcript, in text: String = ""
    ) throws -> Difference {
        var comparer = comparer
        let mismatch = try #require(try comparer.compare(Make.items(expected), with: written))
        return Difference(mismatch, written, in: SourceFile(path: "kata.yaml", text: text))
    }

    @Test func linesAreNumberedAndDifferencesUnderlinedByDisplayWidth() throws {
        #expect(
            try DiffTextTests.text(
                ["添加Order", "取消Order", "烤羊", "厨师烤羊肉:要十串"], ["添加Order", "取消0rder", "烤羊", "厨师烤羊肉:要二串", "厨师"])
                    == #"""
                      - expected  + written
                        1 添加Order
                      -   取消Order
                      + 2 取消0rder
                              ^
                        3 烤羊
                      -   厨师烤羊肉:要十串
                      + 4 厨师烤羊肉:要二串
                                       ^^
                      + 5 厨师

                    """#)
    }

    @Test func acceptedLinesSayWhatAcceptedThem() throws {
        #expect(
            try DiffTextTests.text(
                ["a", "...", "id (?<x>\\d+) (re)", "b * (glob)", "bye ${x}"],
                ["a", "q", "r", "s", "t", "id 7", "b 1", "bye 8"])
                    == #"""
                      - expected  + written  ~ accepted by
                          … 4 lines as expected
                        5 t  ~ ...
                        6 id 7  ~ id (?<x>\d+) (re)
                        7 b 1  ~ b * (glob)
                      -   bye ${x}
                          '${x}' is '7' here
                      + 8 bye 8

                    """#)
    }

    @Test func anEmptyGapIsShownWithoutALine() throws {
        #expect(
            try DiffTextTests.text(["a", "...", "b"], ["a"])
                == #"""
                  - expected  + written  ~ accepted by
                    1 a
                      ~ ...
                  -   b
                  note: the log ends early: the last line is missing

                """#)
    }

    @Test func hunksStandApartAndTheRestIsCounted() throws {
        var limits = DiffLimits()
        limits.differences = 3
        limits.context = 1
        let expected = (1...30).map { "line \($0)" }
        let written = expected.map { ["line 3", "line 9", "line 20"].contains($0) ? "other" : $0 }
        #expect(
            try DiffTextTests.text(expected, written, limits: limits)
                == #"""
                  - expected  + written
                      … 1 line as expected
                    2 line 2
                  -   line 3
                  + 3 other
                    4 line 4
                      … 3 lines as expected
                    8 line 8
                  -   line 9
                      +3 more differing lines

                """#)
    }

    @Test func invisibleDifferencesAreMadeVisible() throws {
        #expect(
            try DiffTextTests.text(["a b", "c"], ["a\u{A0}b", "c\u{200B}"])
                == #"""
                  - expected  + written
                  -   a b
                  + 1 a\u{A0}b
                       ^^^^^^
                      a no-break space (U+00A0) in the log, an ordinary blank in the expected line
                  -   c
                  + 2 c\u{200B}
                       ^^^^^^^^
                      the invisible character U+200B in the log

                """#)
    }

    @Test func escapeSequencesOfALogDoNotReachTheTerminal() throws {
        let text = try DiffTextTests.text(["x"], ["\u{1B}]0;title\u{7}\u{9B}2J\u{202E}"])
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isInvisible })
    }

    @Test func coloursTakeThePlaceOfCarets() throws {
        #expect(
            try DiffTextTests.text(["ab"], ["ac"], style: TextStyle(isOn: true))
                == "  \u{1B}[31m- expected\u{1B}[0m  \u{1B}[32m+ written\u{1B}[0m\n"
                + "\u{1B}[31m  -   \u{1B}[0m\u{1B}[31ma\u{1B}[0m\u{1B}[1;4;31mb\u{1B}[0m\n"
                + "\u{1B}[32m  + 1 \u{1B}[0m\u{1B}[32ma\u{1B}[0m\u{1B}[1;4;32mc\u{1B}[0m\n")
    }

    @Test func commandsStandAboveWhatTheyWrote() throws {
        var builder = TranscriptBuilder()
        for output in ["a\n", "b\nc\n"] {
            builder.begin(
                ExecutedCommand(range: SourceRange(builder.commandCount * 2, builder.commandCount * 2 + 1)))
            builder.append(Array(output.utf8))
        }
        let difference = try DiffTextTests.difference(
            LogComparer(), ["a", "x", "c"], builder.finish(), in: "f\ng\n")
        #expect(
            DiffText().text(difference) == #"""
                  - expected  + written
                      @ line 1: f
                    1 a
                      @ line 2: g
                  -   x
                  + 2 b
                    3 c

                """#)
    }

    @Test(arguments: [
        (["a"], ["a", ""], "1 line not expected"),
        (["a", "b", "c"], ["b"], "2 lines missing"),
        (["a", "b"], ["x", "b", "y"], "1 line missing, 2 lines not expected"),
    ])
    func theSummaryCounts(_ expected: [String], _ written: [String], _ summary: String) throws {
        let difference = try DiffTextTests.difference(
            LogComparer(), expected, Transcript(lines: written))
        #expect(DiffText.summary(difference) == summary)
    }
}
