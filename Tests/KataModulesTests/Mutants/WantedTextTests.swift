import Testing

@testable import KataModules

@Suite struct WantedTextTests {
    private static let file = """
        final class Gate {
            func open() {
                if isLocked {
                    unlock()
                }
                unlock()
            }

            func close() {
                lock()
                if isLocked {
                    lock()
                }
            }
        }

        """

    /// Puts `new` where `old` stands; the lines of all places where it stands not exactly once.
    private static func change(_ old: String, _ new: String, in file: String = file) -> (String?, [Int]) {
        let lines = SourceLines(Array(file.utf8))
        let wanted = WantedText(Array(old.utf8), isWholeLines: old.hasSuffix("\n"))
        let places = wanted.places(in: lines)
        guard places.count == 1 else { return (nil, places.map(\.line)) }
        var bytes = lines.bytes
        bytes.replaceSubrange(places[0].range, with: wanted.replacement(by: new, at: places[0]))
        return (String(decoding: bytes, as: UTF8.self), [places[0].line])
    }

    private static func changed(_ from: String, _ to: String) -> String {
        file.replacing(from, with: to)
    }

    @Test func aPieceOfALineIsChanged() {
        #expect(
            Self.change("func open()", "func unlatch()").0 == Self.changed("func open()", "func unlatch()"))
        #expect(Self.change("class Gate", "").0 == Self.changed("class Gate", ""))
    }

    @Test func furtherLinesAreIndentedAsThePlaceIs() {
        #expect(
            Self.change("func open() {", "func open() {\n    ring()\n\n    wait()\n").0
                == Self.changed(
                    "    func open() {\n", "    func open() {\n        ring()\n\n        wait()\n"))
    }

    @Test func aBlockMeansWholeLinesAtAnyIndentation() {
        #expect(
            Self.change("if isLocked {\n    unlock()\n}\n", "unlock()\n").0
                == Self.changed(
                    "        if isLocked {\n            unlock()\n        }\n", "        unlock()\n"))
        // Only 'lock()' of 'close' stands right below its line.
        #expect(Self.change("func close() {\n    lock()\n", "func close() {\n").1 == [9])
    }

    @Test func wholeLinesGoWithTheirIndentation() {
        #expect(
            Self.change("func close() {\n    lock()\n", "").0
                == Self.changed("    func close() {\n        lock()\n", ""))
    }

    @Test func aFirstLineMayStandDeeperThanTheNext() {
        #expect(
            Self.change("    lock()\n}\n", "}\n").0
                == Self.changed("            lock()\n        }\n", "        }\n"))
    }

    @Test func linesMayBeginWithinALine() {
        #expect(
            Self.change("class Gate {\n    func open() {", "class Gate {\n    func unlatch() {").0
                == Self.changed("func open() {", "func unlatch() {"))
    }

    @Test func allPlacesAreFound() {
        #expect(Self.change("lock()", "").1 == [4, 6, 10, 12])
        #expect(Self.change("lock()\n", "").1 == [10, 12])
        #expect(Self.change("aa", "b", in: "aaa").1 == [1, 1])
        #expect(Self.change("unlocked", "").1 == [])
    }

    @Test func theLastLineNeedsNoBreak() {
        #expect(Self.change("b\n", "c\n", in: "a\nb").0 == "a\nc\n")
        #expect(Self.change("b\n", "", in: "a\nb").0 == "a\n")
    }
}
