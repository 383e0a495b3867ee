import KataDiagnostics
import KataTesting
import Testing

@testable import KataAuthoring
@testable import KataJudging

/// Logs of random lines against expectations that fit them more or less, in every form.
@Suite struct AcceptPropertyTests {
    /// Lines that mean something else in one form or another.
    private static let lines = [
        "on", "off", "hall: on", "- x", "no", "1_000", "[INFO] a", "# c", "a # b", "...", "x (glob)",
        "x (lit)",
        "  deep", "trail ", "\t tab", "${n}", "$${", "tab\t", "'q'", "\"d\"", "{a: b}", "甲: 乙", "e\u{301}",
        "\u{E9}", "esc\u{1B}[0m", "a\u{2028}b", "\u{FEFF}bom", "", "", "back\\slash", "x (regex)", "> y", "*",
        "|",
        "\u{A0}", "2026-01-01", "~", "null", "---", "%",
    ]

    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            let isPlain = scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
            result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }
        return result + "\""
    }

    private struct Sample {
        var text: String
        /// What stands before and behind the expectation, and must stay.
        var head: String
        var tail: String
    }

    private static func sample(_ seed: Int) -> Sample {
        var random = SeededGenerator(seed: seed)
        let log = (0..<Int.random(in: 0...7, using: &random)).map { _ in
            lines[Int.random(in: lines.indices, using: &random)]
        }
        var head =
            "# head\nkata: 1\ntitle: T # title\nscenarios:\n  - name: a   # name\n    commands: |\n      let x = 1\n"
        for line in log { head += "      log \(literal(line))\n" }
        let tail = "\n  # between\n  - name: b\n    commands: |\n      log 1\n    expect: [\"1\"] # end\n"
        let count = Int.random(in: 0...6, using: &random)
        let items = (0..<count).map { _ in item(log, &random) }
        var expect: String
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return Sample(text: head + tail, head: head, tail: tail)
        case 1 where !items.isEmpty:
            expect = "    expect: |  # block\n" + items.map { "      \($0.block)\n" }.joined()
        case 2 where !items.isEmpty:
            expect = "    expect: # list\n" + items.map { "      # c\n      - \($0.list)\n" }.joined()
        case 3 where Bool.random(using: &random):
            expect =
                "    expect: [on, {unordered: [\(items.map { $0.list }.filter { !$0.contains("some") }.joined(separator: ", "))]}]\n"
        case 3: expect = "    expect: [\(items.map { $0.list }.joined(separator: ", "))] # flow\n"
        default: expect = "    expect: [] # none\n"
        }
        return Sample(text: head + expect + tail, head: head, tail: tail)
    }

    /// An expected line: one of the log, another one, or a matcher.
    private static func item(
        _ log: [String], _ random: inout SeededGenerator
    ) -> (block: String, list: String) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: ("...", "{some: true}")
        case 1: ("o* (glob)", "{glob: 'o*'}")
        case 2: ("l (has)", "{has: l}")
        case 3: (".* (re)", "{re: '.*'}")
        case 4: ("hall: on", "'hall: on'")
        case 5: ("on", "on")
        case 6: ("gone", "\"gone\"")
        default: ("off", "off")
        }
    }

    @Test(arguments: 0..<400)
    func whatIsAcceptedPassesAndStays(_ seed: Int) throws {
        let sample = Self.sample(seed)
        let accepted = try Accepted.text(sample.text)
        #expect(
            !LoadedKata(SourceFile(path: "test.yaml", text: accepted)).diagnostics.hasErrors, "\(accepted)")
        #expect(try Accepted.findings(accepted).isEmpty, "\(sample.text)\n→\n\(accepted)")
        #expect(try Accepted.text(accepted).utf8.elementsEqual(accepted.utf8), "\(accepted)")
        let head = sample.head.utf8
        #expect(accepted.utf8.starts(with: head), "\(sample.text)\n→\n\(accepted)")
        // Blank lines before what follows may have to go: they would count as lines of the log.
        let tail = sample.tail.drop { $0 == "\n" }.utf8
        #expect(accepted.utf8.reversed().starts(with: tail.reversed()), "\(accepted)")
    }
}
