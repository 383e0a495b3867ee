import KataDiagnostics
import KataTesting
import KataText
import Testing

@Suite("Diagnostics are written for people")
struct DiagnosticTextTests {
    private static let code = DiagnosticCode("E9999", "t", "e")
    private static let warning = DiagnosticCode("W9999", "t", "e")

    private func text(
        _ marked: MarkedText, code: DiagnosticCode = code, notes: [Note] = [], fix: FixIt? = nil,
        style: TextStyle = .plain
    ) -> String {
        let diagnostic = Diagnostic(code, "it is wrong", at: marked.range("1️⃣", "2️⃣"), notes: notes, fix: fix)
        return DiagnosticText(style: style).text(
            of: diagnostic, in: SourceFile(path: "k.yaml", text: marked.text))
    }

    @Test("with a caret right below, under wide characters too") func carets() {
        #expect(
            text(MarkedText("one\n服务员.1️⃣点单2️⃣(羊)\n")) == """
                k.yaml:2:8: error[E9999]: it is wrong
                  服务员.点单(羊)
                         ^^^^

                """)
        #expect(
            text(MarkedText("\tx1️⃣2️⃣"), code: Self.warning)
                == "k.yaml:1:3: warning[W9999]: it is wrong\n   x\n    ^\n")
        #expect(
            text(MarkedText("e\u{301}1️⃣x\ny2️⃣")) == "k.yaml:1:2: error[E9999]: it is wrong\n  e\u{301}x\n   ^\n"
        )
    }

    @Test("with notes and what a fix makes of the line") func additions() {
        let marked = MarkedText("  a（1️⃣b2️⃣）\nlast")
        let file = SourceFile(path: "k.yaml", text: marked.text)
        let open = SourceRange(3, 6)
        let close = SourceRange(7, 10)
        let told = text(
            marked, notes: [Note("see here", at: SourceRange(11, 15)), Note("and know this")],
            fix: FixIt("write ASCII", [FixIt.Edit(open, "("), FixIt.Edit(close, ")")]))
        #expect(
            told == """
                k.yaml:1:6: error[E9999]: it is wrong
                    a（b）
                       ^
                k.yaml:2:1: note: see here
                  last
                  ^^^^
                  note: and know this
                  fix: write ASCII: a(b)

                """)
        let twoLines = FixIt("join", [FixIt.Edit(open, ""), FixIt.Edit(SourceRange(11, 12), "L")])
        #expect(text(marked, fix: twoLines).hasSuffix("  fix: join\n"))
        #expect(file.lineCount == 2)
    }

    @Test("without obeying what the file says to a terminal") func hostile() {
        #expect(
            text(MarkedText("\u{1B}[31m1️⃣x\u{202E}2️⃣y\u{7}"))
                == "k.yaml:1:6: error[E9999]: it is wrong\n  \\u{1B}[31mx\\u{202E}y\\u{7}\n            ^^^^^^^^^\n"
        )
    }

    @Test("with long lines cut") func longLines() {
        let told = text(
            MarkedText(String(repeating: "a", count: 500) + "1️⃣b2️⃣" + String(repeating: "c", count: 500)))
        let lines = told.split(separator: "\n")
        #expect(lines[1].count < 140)
        #expect(lines[1].count { $0 == "…" } == 2)
        let column = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        #expect(column.map { Array(lines[1])[$0] } == "b")
    }

    @Test("in colour where that is wanted") func colours() {
        let told = text(MarkedText("1️⃣x2️⃣"), style: TextStyle(isOn: true))
        #expect(
            told.hasPrefix("\u{1B}[1mk.yaml:1:1\u{1B}[0m: \u{1B}[31merror[E9999]\u{1B}[0m: it is wrong\n"))
    }

    @Test("in the order of their places") func order() {
        var diagnostics = Diagnostics()
        for (start, code) in [(5, Self.code), (1, Self.warning), (5, Self.warning)] {
            diagnostics.add(Diagnostic(code, "m", at: SourceRange(start, start)))
        }
        #expect(diagnostics.sorted.map(\.code.id) == ["W9999", "E9999", "W9999"])
        #expect(diagnostics.hasErrors)
    }

    @Test("with codes that are unique and explained") func codes() {
        let ids = DiagnosticCode.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for code in DiagnosticCode.all {
            #expect(code.id.count == 5 && "EW".contains(code.id.prefix(1)), "\(code.id)")
            #expect(!code.title.isEmpty && code.explanation.count > 40, "\(code.id)")
        }
    }
}
