import KataDiagnostics
import KataTesting
import KataText
import Testing

@testable import KataAuthoring

/// A change of a text by lines, for people and for programs.
@Suite struct TextChangeTests {
    private let old = ["a", "b", "c", "d", "e", "f", "g", "h"]
    private let new = ["a", "x", "c", "d", "e", "f", "g", "h", "i"]

    @Test func linesAreCountedInBothTexts() {
        let change = TextChange(from: old, to: new, context: 1)
        #expect(change.hunks.map(\.line) == [1, 8])
        #expect(change.places.old == [2])
        #expect(change.places.new == [2, 9])
    }

    @Test func peopleSeeTheLinesAround() {
        let text = TextChange(from: old, to: new, context: 1).text(style: .plain)
        #expect(
            text == """
                  @ line 1
                    a
                  - b
                  + x
                    c
                  @ line 8
                    h
                  + i

                """)
    }

    @Test func whatIsLeftOutIsCounted() {
        let text = TextChange(from: old, to: new, context: 1).text(style: .plain, atMost: 2)
        #expect(text == "  @ line 1\n    a\n  - b\n  +2 more changed lines\n")
    }

    @Test(arguments: 0..<200)
    func wholeChangeAppliedMakesTheNewText(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            String(Int.random(in: 0...4, using: &random))
        }
        var new = old
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            if Bool.random(using: &random) || new.isEmpty {
                let line = String(repeating: "长", count: 300)
                new.insert(line, at: Int.random(in: 0...new.count, using: &random))
            } else {
                new.remove(at: Int.random(in: 0..<new.count, using: &random))
            }
        }
        let change = TextChange(from: old, to: new, isWhole: true)
        #expect(change.applied(to: old) == new)
        #expect(change.leftOutCount == 0)
    }
}

extension TextChange {
    /// Returns the new text, as a program that reads the hunks would make it.
    fileprivate func applied(to old: [String]) -> [String] {
        var result: [String] = []
        var next = 1
        for hunk in hunks {
            result += old[(next - 1)..<(hunk.oldLine - 1)]
            result += hunk.lines.filter { $0.kind != .removed }.map(\.text)
            next = hunk.oldLine + hunk.lines.count { $0.kind != .added }
        }
        return result + old[(next - 1)...]
    }
}
