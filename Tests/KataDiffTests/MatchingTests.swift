import KataDiagnostics
import KataScript
import KataTesting
import KataTranscript
import Testing

@testable import KataDiff

/// Which logs are as expected.
@Suite struct MatchingTests {
    static func matches(_ expected: [String], _ written: [String], _ constants: [String: String] = [:]) throws
        -> Bool
    {
        var comparer = LogComparer(constants: constants)
        return try comparer.compare(Make.items(expected), with: Transcript(lines: written)) == nil
    }

    @Test(arguments: [
        ([], []),
        (["a", "b"], ["a", "b"]),
        (["..."], []), (["..."], ["a", "b"]),
        (["...", "b"], ["a", "b"]), (["...", "b"], ["b", "b"]),
        (["a", "..."], ["a"]),
        // A gap that takes as few lines as it can must not stop at the first b.
        (["...", "a", "b", "...", "c"], ["a", "x", "a", "b", "b", "c"]),
        (["...", "a", "...", "a"], ["a", "a"]),
        (["...", "a", "b"], ["a", "a", "b"]),
        (["3 x a"], ["a", "a", "a"]),
        (["3 x ..."], ["a"]), (["3 x ..."], []),
        (["2 x 2 x a"], ["a", "a", "a", "a"]),
        (["...", "2 x a", "b"], ["a", "a", "a", "b"]),
        (["any 2", "c"], ["a", "b", "c"]),
        (["{a | b}"], ["b", "a"]),
        // The glob must leave "ab" to the literal, and "a*" must leave "b" to "*".
        (["{a* (glob) | ab}"], ["ab", "ac"]),
        (["{* (glob) | a* (glob) | ab* (glob)}"], ["abc", "a", "x"]),
        (["{* (glob) | a* (glob)}"], ["ax", "x"]),
        (["2 x {a | b}"], ["a", "b", "b", "a"]),
        (["...", "{a | b}", "..."], ["a", "a", "b", "b"]),
        (["烤羊 * (glob)"], ["烤羊 三串"]), (["?? (glob)"], ["烤羊"]), (["厨师 (has)"], ["请厨师来"]),
        (["a\\* (glob)"], ["a*"]), (["\\(re) \\x* (glob)"], ["(re) xy"]), ([" (glob)"], [""]),
        (["\\d+ (re)"], ["42"]), (["caf. (re)"], ["café"]),
        (["", ""], ["", ""]),
    ])
    func isAsExpected(_ expected: [String], _ written: [String]) throws {
        #expect(try MatchingTests.matches(expected, written))
    }

    @Test(arguments: [
        (["a"], []), ([], ["a"]), ([], [""]),
        (["a", "b"], ["b", "a"]),
        (["...", "a"], ["a", "b"]),
        (["a", "...", "a"], ["a"]),
        (["3 x a"], ["a", "a"]), (["3 x a"], ["a", "a", "a", "a"]),
        (["any 2"], ["a"]), (["any 2"], ["a", "b", "c"]),
        (["{a | b}"], ["a", "a"]), (["{a* (glob) | ab}"], ["ac", "ad"]),
        (["{a | b}", "c"], ["a", "c", "b"]),
        (["é"], ["e\u{301}"]), (["\u{F900}"], ["\u{8C48}"]),
        (["? (glob)"], ["e\u{301}"]), (["caf. (re)"], ["cafe\u{301}"]),
        (["a\\* (glob)"], ["ab"]), (["\\( (glob)"], ["\\("]), (["\\d+ (re)"], ["42 "]), (["b (has)"], ["ac"]),
        (["a"], ["a "]), (["a"], ["a", ""]),
    ])
    func isNotAsExpected(_ expected: [String], _ written: [String]) throws {
        #expect(try !MatchingTests.matches(expected, written))
    }

    @Test func valuesAreQuotedInMatchers() throws {
        let constants = ["v": "a.*(b"]
        #expect(try MatchingTests.matches(["${v}"], ["a.*(b"], constants))
        #expect(try MatchingTests.matches(["x${v}* (glob)"], ["xa.*(bc"], constants))
        #expect(try !MatchingTests.matches(["x${v} (glob)"], ["xa.xx(b"], constants))
        #expect(try MatchingTests.matches(["${v}\\d (re)"], ["a.*(b7"], constants))
        #expect(try !MatchingTests.matches(["${v} (re)"], ["aXX(b"], constants))
        #expect(try MatchingTests.matches(["${v} (has)"], ["[a.*(b]"], constants))
    }

    @Test(arguments: [
        (["id (?<x>\\d+) (re)", "bye ${x}"], ["id 7", "bye 7"], true),
        (["id (?<x>\\d+) (re)", "bye ${x}"], ["id 7", "bye 8"], false),
        // The same name twice must be equal.
        (["(?<x>\\w) (re)", "(?<x>\\w) (re)"], ["a", "a"], true),
        (["(?<x>\\w) (re)", "(?<x>\\w) (re)"], ["a", "b"], false),
        (["2 x (?<x>\\w) (re)"], ["a", "b"], false),
        // The first place of the capture is the wrong one.
        (["...", "id (?<x>\\d+) (re)", "...", "bye ${x}"], ["id 1", "id 2", "bye 2"], true),
        (["...", "id (?<x>\\d+) (re)", "...", "bye ${x}"], ["id 1", "id 2", "bye 3"], false),
        // The pattern that stands first in the file must take the line that comes second.
        (["{(?<x>\\w+) (re) | (?<y>\\w+) (re)}", "${x} after ${y}"], ["one", "two", "two after one"], true),
        (["{(?<x>\\w+) (re) | one}", "${x}"], ["one", "two", "two"], true),
        (["(?<x>.*) (re)", "${x}* (glob)"], ["*", "*b"], true),
        (["(?<x>.*) (re)", "${x}\\d (re)"], [".", ".1"], true),
        (["(?<x>.*) (re)", "${x}\\d (re)"], [".", "a1"], false),
    ])
    func captures(_ expected: [String], _ written: [String], _ isMatch: Bool) throws {
        #expect(try MatchingTests.matches(expected, written) == isMatch)
    }

    @Test func capturesAreThoseOfTheLeftmostShortest() throws {
        var comparer = LogComparer()
        let items = Make.items(["...", "id (?<x>\\d+) (re)", "..."])
        let mismatch = try comparer.compare(items, with: Transcript(lines: ["a", "id 1", "id 2"]))
        #expect(mismatch == nil)
        #expect(comparer.captures == ["x": "1"])
        // Later comparisons know the capture, and a second one must be equal.
        #expect(try comparer.compare(Make.items(["again ${x}"]), with: Transcript(lines: ["again 1"])) == nil)
        #expect(try comparer.compare(Make.items(["(?<x>.) (re)"]), with: Transcript(lines: ["2"])) != nil)
    }

    @Test func unknownNamesAreTheKatasFault() throws {
        var comparer = LogComparer(constants: ["count": "3"])
        let fault = try #require(throws: ExpectationError.self) {
            _ = try comparer.compare(Make.items(["a", "b ${cuont}"]), with: Transcript(lines: ["a"]))
        }
        #expect(
            fault.message == "'${cuont}' is no parameter and no earlier capture; did you mean '${count}'?")
        #expect(fault.range == Make.range(1))
    }

    @Test func slowRegularExpressionsAreTheKatasFault() throws {
        var comparer = LogComparer()
        // Enough for some seconds, for the attempt is given up but not ended.
        let line = String(repeating: "a", count: 17) + "!"
        let fault = try #require(throws: ExpectationError.self) {
            _ = try comparer.compare(Make.items(["x", "(a+)+ (re)"]), with: Transcript(lines: ["x", line]))
        }
        #expect(fault.reason == .slowRegularExpression(source: "(a+)+", line: line, limit: 100))
        #expect(fault.range == Make.range(1))
        // The comparer can be used again.
        #expect(try comparer.compare(Make.items(["\\w (re)"]), with: Transcript(lines: ["x"])) == nil)
    }

    @Test func badRegularExpressionsAreTheKatasFault() throws {
        var comparer = LogComparer()
        let fault = try #require(throws: ExpectationError.self) {
            _ = try comparer.compare(Make.items(["(a (re)"]), with: Transcript(lines: ["x"]))
        }
        #expect(fault.message.hasPrefix("'(a' is no regular expression: "))
    }

    @Test func hugeRepetitionsAreTheKatasFault() throws {
        var comparer = LogComparer()
        for items in [[LogItem.anyLines(.max, Make.range())], Make.items(["9999999 x 9999999 x a"])] {
            let fault = try #require(throws: ExpectationError.self) {
                _ = try comparer.compare(items, with: Transcript(lines: ["x"]))
            }
            #expect(fault.reason == .tooManyLines(limit: ExpectedLog.stepLimit))
        }
    }

    @Test func globsDoNotBlowUp() throws {
        var glob = Glob()
        glob.append(pattern: String(repeating: "a*", count: 50) + "b")
        let line = Array(String(repeating: "a", count: 10_000).utf8)
        let time = cpuTime { #expect(!glob.matches(line[...])) }
        #expect(time < .seconds(1))
    }

    @Test func forbiddenLinesAreFoundWithTheirCommands() throws {
        var builder = TranscriptBuilder()
        builder.begin(ExecutedCommand(range: Make.range(0)))
        builder.append(Array("fine\n".utf8))
        builder.begin(ExecutedCommand(range: Make.range(1)))
        builder.append(Array("an ERROR\nfine\ncode 12\n".utf8))
        var comparer = LogComparer()
        let found = try comparer.forbidden(
            ["ERROR (has)", "code \\d+ (re)"].map { Make.pattern($0) }, in: builder.finish())
        #expect(found.map(\.actual.line) == [1, 3])
        #expect(found.map(\.actual.command) == [1, 1])
        #expect(found.map(\.pattern) == [0, 1])
        #expect(found.map(\.source) == ["ERROR (has)", "code \\d+ (re)"])
    }

    @Test func forbiddenLiteralsMeanWholeLines() throws {
        var comparer = LogComparer()
        let log = Transcript(lines: ["a", "a*", "ab", "é"])
        #expect(
            try comparer.forbidden([Make.pattern("a*"), Make.pattern("e\u{301}")], in: log).map(\.actual.line)
                == [1])
    }

    @Test func messagesOfErrorsAreGlobs() throws {
        let comparer = LogComparer(constants: ["n": "3"])
        #expect(try comparer.accepts(error: Make.pattern("no * ${n} (glob)"), message: "no table 3"))
        #expect(try !comparer.accepts(error: Make.pattern("no * ${n} (glob)"), message: "no table 4"))
    }

    @Test func partsOfATranscriptAreComparedByThemselves() throws {
        var builder = TranscriptBuilder()
        for (index, output) in ["a\n", "", "b\nc\n"].enumerated() {
            builder.begin(ExecutedCommand(range: Make.range(index)))
            builder.append(Array(output.utf8))
        }
        let log = builder.finish()
        var comparer = LogComparer()
        #expect(
            try comparer.compare(Make.items(["b", "c"]), with: log, lines: log.lines(ofCommands: 2..<3))
                == nil)
        #expect(try comparer.compare([], with: log, lines: log.lines(ofCommands: 1..<2)) == nil)
        let mismatch = try #require(
            try comparer.compare(Make.items(["b", "d"]), with: log, lines: log.lines(ofCommands: 2..<3)))
        #expect(mismatch.parting.line == 2)
        #expect(mismatch.parting.command == 2)
        let silent = try #require(
            try comparer.compare(
                Make.items(["x"]), with: log, lines: log.lines(ofCommands: 1..<2), lastCommand: 1))
        #expect(silent.parting.line == nil)
        #expect(silent.parting.command == 1)
        let noise = try #require(try comparer.compare([], with: log, lines: log.lines(ofCommands: 0..<1)))
        #expect(noise.remarks == [.nothingExpected])
    }
}
