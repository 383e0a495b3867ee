import KataDiagnostics
import KataYAML
import Testing

@Suite struct TreeTests {
    @Test func nodesKnowWhereTheyBeginAndEndInBytes() throws {
        let source = MarkedText(
            """
            1️⃣标题: 2️⃣状态 模式3️⃣   # 注
            list: 4️⃣[a, "乙"]5️⃣
            next:
              - 6️⃣x: 17️⃣
            """)
        let root = try #require(read(source.text).root)
        #expect(root.kind == .mapping)
        #expect(root.range == SourceRange(source.marks["1️⃣"]!, source.marks["7️⃣"]!))
        #expect(root.value(of: "标题")?.range == source.range("2️⃣", "3️⃣"))
        #expect(root.value(of: "标题")?.string == "状态 模式")
        #expect(root.value(of: "list")?.range == source.range("4️⃣", "5️⃣"))
        #expect(root.value(of: "list")?.isFlow == true)
        #expect(root.value(of: "next")?.items.first?.range == source.range("6️⃣", "7️⃣"))
    }

    @Test func byteOrderMarkIsNoPartOfAnything() throws {
        let root = try #require(read("\u{FEFF}键: 值\n").root)
        #expect(root.entries.first?.key.range == SourceRange(3, 6))
        #expect(root.value(of: "键")?.range == SourceRange(8, 11))
    }

    @Test func entriesKeepTheirOrderAndScalarsTheirText() throws {
        let root = try #require(read("b: no\na: 012\nc:\nd: ''\n").root)
        #expect(root.entries.map(\.key.string) == ["b", "a", "c", "d"])
        #expect(root.entries.map(\.value.string) == ["no", "012", "", ""])
        #expect(root.entries.map(\.value.isAbsent) == [false, false, true, false])
    }

    /// The byte at each content offset must be the one that the piece says, wherever the text was not escaped.
    @Test(arguments: [
        "k: plain 文字",
        "k: 'it''s ''中'' here'",
        #"k: "a\tb\u4E2D 文\\ \"x\" \x41z""#,
        "k: |\n  one\n\n    two 二\n  three\n",
        "k: |\r\n  one\r\n  two\r\n",
        "k: |2\n    deep\n  less\n",
        "k: |+\n  a\n\n\n",
        "k: |-\n  a\n  b\n",
        "k: >\n  folded 折\n  lines\n\n  here\n",
        "k: plain text\n  goes on 下\n  twice\n",
        "k: 'quoted\n  goes on\n\n  twice'\n",
        "k: \"quoted\n  goes \\\n  on 中\\n x\"\n",
        "- a: |\n    x\n  b: c\n",
    ])
    func contentMapsToTheFile(_ text: String) throws {
        let file = SourceFile(path: "k.yaml", text: text)
        var diagnostics = Diagnostics()
        let root = try #require(YAMLReader.root(of: file, diagnostics: &diagnostics))
        let node = try #require(root.value(of: "k") ?? root.items.first?.value(of: "a"))
        let located = node.text
        #expect(located.string == node.string)
        for (offset, byte) in located.bytes.enumerated() where byte > 0x20 {
            let place = located.fileOffset(of: offset)
            let isEscape = file.bytes[place] == UInt8(ascii: "\\")
            let isInsideEscape = offset > 0 && byte & 0xC0 == 0x80 && file.bytes[place] < 0x80
            #expect(file.bytes[place] == byte || isEscape || isInsideEscape, "content \(offset) at \(place)")
        }
    }

    @Test func placesInsideABlockPointAtTheWordItself() throws {
        let source = MarkedText("k: |\n    first\n\n      1️⃣深2️⃣ x\n")
        let located = try #require(read(source.text).root?.value(of: "k")).text
        let offset = try #require(located.bytes.firstIndex(of: Array("深".utf8)[0]))
        #expect(located.fileRange(offset, offset + 3) == source.range("1️⃣", "2️⃣"))
    }

    @Test func placesBehindEscapesPointAtTheWordItself() throws {
        let source = MarkedText(#"k: "a\n\u4E2D\x41 1️⃣word2️⃣""#)
        let located = try #require(read(source.text).root?.value(of: "k")).text
        #expect(located.string == "a\n中A word")
        let offset = located.bytes.count - 4
        #expect(located.fileRange(offset, offset + 4) == source.range("1️⃣", "2️⃣"))
    }

    @Test func commentsBehindPlainTextAreFound() throws {
        let source = MarkedText("a: x 1️⃣# c2️⃣\nb: 'x' # c\nc: x#y\n")
        let root = try #require(read(source.text).root)
        #expect(root.value(of: "a")?.trailingComment == source.range("1️⃣", "2️⃣"))
        #expect(root.value(of: "b")?.trailingComment == nil)
        #expect(root.value(of: "c")?.trailingComment == nil)
    }

    @Test func theTreeIsThereBesideWhatIsRefused() throws {
        let (root, told) = read("a: &x 1\nb: *x\nc: !t 2\na: 3\n<<: {}\n? [k]\n: v\nd: 4\n")
        #expect(root?.entries.map(\.key.string) == ["a", "b", "c", "d"])
        #expect(root?.value(of: "a")?.string == "1")
        #expect(root?.value(of: "b")?.kind == .refused)
        #expect(told.split(separator: "\n").filter { $0.contains(": error[") }.count == 6)
    }

    @Test func manyKeysAreComparedToo() {
        let keys = (0..<3000).map { "key\($0): 1\n" }.joined()
        #expect(read(keys).told == "")
        #expect(read(keys + "key7: 2\n").told.contains("'key7' is given twice"))
        #expect(
            read("key2999: 0\n" + keys).told.contains("k.yaml:3001:1: error[E0113]: 'key2999' is given twice")
        )
    }
}
