import KataDiagnostics
import KataText
import Testing

@Suite("Text for people")
struct TextTests {
    @Test(
        "takes as many columns as a terminal gives it",
        arguments: [
            ("abc", 3), ("服务员", 6), ("e\u{301}", 1), ("😀", 2), ("ｱ", 1), ("Ａ", 2), ("\u{200B}", 0), ("가", 2),
            ("“”", 2), ("", 0),
        ])
    func width(text: String, columns: Int) { #expect(text.displayWidth == columns) }

    @Test(
        "offers the nearest name, if one is near",
        arguments: [
            ("addOdrer", ["addOrder", "deleteOrder"], "addOrder"), ("waiter", ["Waiter"], "Waiter"),
            ("x", ["y"], nil), ("ab", ["ba"], "ba"), ("push", ["pop", "clear"], nil), ("服务圆", ["服务员"], "服务员"),
            ("add", ["add"], nil), ("", ["a"], nil), ("notify", [], nil),
            ("colour", ["color", "colours"], "color"),
        ] as [(String, [String], String?)])
    func nearest(name: String, candidates: [String], expected: String?) {
        #expect(nearestName(to: name, among: candidates) == expected)
    }

    @Test func aNameThatNobodyWritesIsNearToNone() {
        let long = String(repeating: "x", count: 500_000)
        #expect(nearestName(to: long, among: [long + "y"]) == nil)
        #expect(nearestName(to: "work", among: [long, "wrok"]) == "wrok")
    }

    @Test("shows what a terminal would obey") func visible() {
        #expect("a\u{1B}[0m\u{202E}\u{85}\tb\u{2028}".visible == "a\\u{1B}[0m\\u{202E}\\u{85}\tb\\u{2028}")
        #expect("a\u{200B}b\u{FEFF}c\u{2060}\u{AD}".visible == "a\\u{200B}b\\u{FEFF}c\\u{2060}\\u{AD}")
        #expect("服务员 é 👩\u{200D}🍳 ❤\u{FE0F}".visible == "服务员 é 👩\u{200D}🍳 ❤\u{FE0F}")
    }

    @Test("replaces marks that a combining accent follows, too") func replaced() {
        #expect("${a}, ${b}".replacingScalars(of: "${", with: "$${") == "$${a}, $${b}")
        #expect("|\u{301}".replacingScalars(of: "|", with: "-").unicodeScalars.first == "-")
        #expect("$$".replacingScalars(of: "${", with: "") == "$$")
    }

    @Test("puts zeros before digits that are too few") func padded() {
        #expect("a0".paddedWithZeros(to: 4) == "00a0")
        #expect("10000".paddedWithZeros(to: 4) == "10000")
    }

    @Test("knows its places in the file") func located() {
        let text = LocatedText(
            bytes: Array("ab\ncd".utf8),
            pieces: [LocatedText.Piece(content: 0, file: 10), LocatedText.Piece(content: 3, file: 17)],
            range: SourceRange(8, 20))
        #expect(text.fileRange(0, 2) == SourceRange(10, 12))
        #expect(text.fileRange(1, 4) == SourceRange(11, 18))
        #expect(text.fileRange(3, 3) == SourceRange(17, 17))
        #expect(text.fileOffset(of: 99) == 20)
        let file = SourceFile(path: "p", text: "服a\r\n\nx")
        #expect(file.position(at: 3) == SourcePosition(line: 1, column: 3))
        #expect(file.position(at: 99) == SourcePosition(line: 3, column: 2))
        #expect(file.range(ofLine: 0) == SourceRange(0, 4))
        #expect(file.range(ofLine: 1) == SourceRange(6, 6))
        #expect(file.lineCount == 3)
    }
}
