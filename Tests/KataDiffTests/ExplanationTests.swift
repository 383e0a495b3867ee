import KataDiagnostics
import KataScript
import KataTranscript
import Testing

@testable import KataDiff

/// What is said about lines that look alike, and about a log as a whole.
@Suite struct ExplanationTests {
    static func mismatch(
        _ expected: [String], _ written: [String], limits: DiffLimits = DiffLimits()
    ) throws -> LogMismatch {
        var comparer = LogComparer()
        comparer.limits = limits
        return try #require(try comparer.compare(Make.items(expected), with: Transcript(lines: written)))
    }

    @Test func longLinesAreNotLookedAt() throws {
        let line = String(repeating: "x", count: 5000)
        let mismatch = try Self.mismatch([line], [line + " "])
        #expect(mismatch.hunks[0].lines.allSatisfy { $0.lookAlikes.isEmpty })
    }

    @Test(arguments: [
        ("café", "cafe\u{301}", [LookAlike.normalForm(logIsComposed: false)]),
        ("cafe\u{301}", "café", [.normalForm(logIsComposed: true)]),
        ("\u{F900}", "\u{8C48}", [.normalForm(logIsComposed: nil)]),
        ("a (1)", "a （1）", [.fullWidth(logIsWide: true)]),
        ("烤羊，十串", "烤羊,十串", [.fullWidth(logIsWide: false)]),
        ("a b", "a\u{A0}b", [.space(0xA0, inLog: true)]),
        ("a\u{3000}b", "a b", [.space(0x3000, inLog: false)]),
        ("a", "a  ", [.trailingBlanks(expected: 0, written: 2)]),
        ("a ", "a", [.trailingBlanks(expected: 1, written: 0)]),
        ("  a", "a", [.indentation(expected: 2, written: 0)]),
        ("a b", "a\tb", [.tabs(inLog: true)]),
        ("a\tb", "a    b", [.tabs(inLog: false)]),
        ("a b", "a  b", [.innerBlanks]),
        ("ab", "a\u{200B}b", [.invisible(0x200B, inLog: true)]),
        ("\u{FEFF}ab", "ab", [.invisible(0xFEFF, inLog: false)]),
        ("ab", "a\rb", [.carriageReturn(inLog: true)]),
        ("ab", "\u{1B}[1ma\u{1B}[0mb", [.escapeSequences(inLog: true)]),
        ("it's", "it’s", [.punctuation(logIsTypographic: true)]),
        ("a — b", "a - b", [.punctuation(logIsTypographic: false)]),
        ("Order", "order", [.letterCase]),
        ("ready", "2025-01-31 12:00:00.000 main[12:34] ready", [.timeStamp]),
        // Two causes at once are both named.
        ("a (1)", "a （1） ", [.fullWidth(logIsWide: true), .trailingBlanks(expected: 0, written: 1)]),
        ("a b", "a c", []),
        ("ready", "2025-01-31 12:00:00.000 main[12:34] steady", []),
    ])
    func linesThatLookAlikeSayHowTheyDiffer(_ expected: String, _ written: String, _ causes: [LookAlike])
        throws
    {
        #expect(LookAlikeFinder.explain(expected: expected, written: written) == causes)
        let lines = try ExplanationTests.mismatch(["-", expected], ["-", written]).hunks.flatMap(\.lines)
        #expect(lines.map(\.kind) == [.context, .missing, .unexpected])
        #expect(lines[2].lookAlikes == causes)
        #expect(lines[2].replacesPrevious)
    }

    @Test(arguments: [
        ("done * (glob)", "done 3 ms", "done\u{A0}3 ms", [LookAlike.space(0xA0, inLog: true)]),
        ("done (?) (glob)", "done (1)", "done （1）", [.fullWidth(logIsWide: true)]),
        ("* ms (glob)", "3 ms", "3 ms ", [.trailingBlanks(expected: 0, written: 1)]),
        ("re?dy (glob)", "ready", "2025-01-31 12:00:00.000 main[12:34] ready", [.timeStamp]),
    ])
    func linesThatAMatcherNearlyAcceptsSayWhatIsWrong(
        _ pattern: String, _ good: String, _ written: String, _ causes: [LookAlike]
    ) throws {
        #expect(try MatchingTests.matches([pattern], [good]))
        #expect(try ExplanationTests.mismatch([pattern], [written]).hunks[0].lines[1].lookAlikes == causes)
    }

    @Test func everyExplanationIsASentence() {
        #expect(
            [
                LookAlike.normalForm(logIsComposed: false), .fullWidth(logIsWide: true),
                .space(0xA0, inLog: true),
                .space(0x2003, inLog: false), .trailingBlanks(expected: 0, written: 2),
                .indentation(expected: 1, written: 0),
                .tabs(inLog: true), .innerBlanks, .invisible(0xAD, inLog: true), .carriageReturn(inLog: true),
                .escapeSequences(inLog: true), .punctuation(logIsTypographic: true), .letterCase, .timeStamp,
                .capture(name: "x", value: "7"),
            ].map(\.sentence) == [
                "the letters are the same, but the log has them decomposed (NFD), the expected line composed (NFC)",
                "the log has full-width forms where ASCII is expected",
                "a no-break space (U+00A0) in the log, an ordinary blank in the expected line",
                "a Unicode space (U+2003) in the expected line, an ordinary blank in the log",
                "2 blanks at the end of the line, no blank expected",
                "no blank at the beginning of the line, one blank expected",
                "tabs in the log, blanks in the expected line",
                "only the number of blanks between the words differs",
                "the invisible character U+00AD in the log",
                "a carriage return (\\r) inside the line in the log",
                "escape sequences (colours) in the log",
                "the log has curved quotes, long dashes or an ellipsis where ASCII is expected",
                "only capital and small letters differ",
                "NSLog writes the time in front of the line; use print",
                "'${x}' is '7' here",
            ])
    }

    @Test(arguments: [
        (["a", "b", "c"], ["c", "a", "b"], [LogRemark.onlyTheOrderDiffers]),
        (["x", "a", "b", "c"], ["x", "ab", "c"], [.missingLineBreaks(1)]),
        (["a", "b", "c"], ["abc"], [.missingLineBreaks(2)]),
        (["ab", "c"], ["a", "b", "c"], [.extraLineBreaks(1)]),
        (["a", "b* (glob)"], ["ab"], []),
        (["a"], ["a", "", ""], [.extraBlankLinesAtEnd(2)]),
        (["a", ""], ["a"], [.missingBlankLinesAtEnd(1)]),
        (["a", "b"], ["a", "", "b", ""], [.extraBlankLines(2)]),
        (["a"], ["a", "b"], [.onlyExtraLinesAtEnd(1)]),
        (["a", "b", "c"], ["a"], [.endsEarly(missing: 2)]),
        (["a"], [], [.nothingWritten]),
        ([], ["a"], [.nothingExpected]),
        (["a", "b"], ["b", "b"], []),
        (["a", "b"], ["b", "c"], []),
    ])
    func theWholeIsRemarkedOn(_ expected: [String], _ written: [String], _ remarks: [LogRemark]) throws {
        #expect(try ExplanationTests.mismatch(expected, written).remarks == remarks)
    }

    @Test func everyRemarkIsASentence() {
        #expect(
            [
                LogRemark.onlyTheOrderDiffers, .missingLineBreaks(1), .extraLineBreaks(2),
                .extraBlankLinesAtEnd(1), .missingBlankLinesAtEnd(2),
                .extraBlankLines(3),
                .onlyExtraLinesAtEnd(1), .endsEarly(missing: 2), .nothingWritten, .nothingExpected,
            ].map(\.sentence) == [
                "these are the expected lines, but in another order",
                "only a line break is missing: the same text is on fewer lines",
                "only 2 line breaks are too many: the same text is on more lines",
                "only one blank line at the end is too many; if the kata means to expect that, it says '|+'",
                "only 2 blank lines at the end are missing; '|+' counts them, '|' does not",
                "only 3 blank lines too many; print ends the line itself, so a \\n at the end of its text makes an empty line",
                "all is as expected, and then a line follows",
                "the log ends early: the last 2 lines are missing",
                "nothing was written",
                "nothing should be written here",
            ])
    }

    @Test(arguments: [
        // A differing line.
        (["a", "b", "c"], ["a", "x", "c"], 1, 1, "b"),
        // A line too many: the expected one is the one that comes next.
        (["a", "b"], ["a", "x", "b"], 1, 1, "b"),
        (["a", "...", "b"], ["x", "a", "b"], 0, 0, "a"),
    ])
    func theyPartAtTheFirstDifference(
        _ expected: [String], _ written: [String], _ line: Int, _ command: Int, _ text: String
    ) throws {
        var builder = TranscriptBuilder()
        for line in written {
            builder.begin(ExecutedCommand(range: Make.range()))
            builder.append(line: line)
        }
        var comparer = LogComparer()
        let parting = try #require(try comparer.compare(Make.items(expected), with: builder.finish())).parting
        #expect(parting.line == line)
        #expect(parting.command == command)
        #expect(parting.expected?.text == text)
        #expect(parting.expected?.range == Make.range(expected.firstIndex(of: text) ?? -1))
    }

    @Test func aLogThatEndsEarlyPartsAtTheLastCommand() throws {
        var builder = TranscriptBuilder()
        for output in ["a\n", ""] {
            builder.begin(ExecutedCommand(range: Make.range()))
            builder.append(Array(output.utf8))
        }
        var comparer = LogComparer()
        let parting = try #require(try comparer.compare(Make.items(["a", "b"]), with: builder.finish()))
            .parting
        #expect(parting.line == nil)
        #expect(parting.command == 1)
        #expect(parting.expected?.item == 1)
    }

    @Test(arguments: [
        ("顾客要十串羊肉", "顾客要二串羊肉", ["十"], ["二"]),
        ("total 120", "total 1120", [], ["1"]),
        // Two letters that happen to be the same in two different words are not islands of sameness.
        ("status: waiting", "status: cooking", ["wait"], ["cook"]),
        ("cafe\u{301}!", "café!", ["e\u{301}"], ["é"]),
        ("👨‍👩‍👧 ok", "👨‍👩‍👦 ok", ["👨‍👩‍👧"], ["👨‍👩‍👦"]),
    ])
    func whatDiffersWithinALineIsMarked(
        _ expected: String, _ written: String, _ missing: [String], _ unexpected: [String]
    ) {
        let diff = IntralineDiff(expected: expected, written: written)
        #expect(
            diff.expected.filter { $0.kind == .differing }.map(\.text).map { Array($0.utf8) }
                == missing.map { Array($0.utf8) })
        #expect(
            diff.written.filter { $0.kind == .differing }.map(\.text).map { Array($0.utf8) }
                == unexpected.map { Array($0.utf8) })
        #expect(diff.expected.map(\.text).joined().utf8.elementsEqual(expected.utf8))
        #expect(diff.written.map(\.text).joined().utf8.elementsEqual(written.utf8))
    }

    @Test func longLinesAreCutAroundTheDifference() throws {
        let start = String(repeating: "烤", count: 3_000)
        let end = String(repeating: "羊", count: 3_000)
        // The bytes of 十 and 千 begin and those of 十 and 丁 end alike.
        for (left, right) in [("十", "千"), ("十", "丁"), ("", "x")] {
            let lines = try ExplanationTests.mismatch([start + left + end], [start + right + end]).hunks[0]
                .lines
            let margin = 40
            let expected =
                [DiffPart(.cut, "…"), DiffPart(.same, String(start.suffix(margin)))]
                + (right.isEmpty ? [] : [DiffPart(.differing, right)])
                + [DiffPart(.same, String(end.prefix(margin))), DiffPart(.cut, "…")]
            #expect(lines[1].parts == expected)
            #expect(lines[1].actual?.text == start + right + end)
        }
    }

    @Test func theCapLeavesOutAndCounts() throws {
        var limits = DiffLimits()
        limits.differences = 5
        let mismatch = try ExplanationTests.mismatch(
            (0..<100).map { "a\($0)" }, (0..<100).map { "b\($0)" }, limits: limits)
        #expect(mismatch.hunks.flatMap(\.lines).count { $0.kind != .context } == 5)
        #expect(mismatch.missingCount == 100)
        #expect(mismatch.unexpectedCount == 100)
        #expect(mismatch.leftOutCount == 195)
    }

    @Test func theMostAlikeLinesStandForEachOther() {
        let pairing = LinePairing(
            missing: ["open the door", "close it"], unexpected: ["knock", "open the doors", "close if"])
        #expect(pairing.entries == [.unexpected(0), .pair(0, 1), .pair(1, 2)])
    }
}
