import Testing

/// The usual mistakes after which YAML stops making sense, each with words of its own.
@Suite struct TrapTests {
    @Test func tabs() {
        #expect(
            read("a:\n\tb: 1\n").told == """
                k.yaml:2:1: error[E0103]: a tab cannot indent a line; use blanks
                   b: 1
                  ^
                  fix: indent with blanks: b: 1

                """)
    }

    @Test func labelInsideARule() {
        #expect(
            read("undo:\n  W.add(x, count: n): remove(x)\n").told == """
                k.yaml:2:17: error[E0118]: ': ' makes 'W.add(x, count: n): remove(x)' a map; quote the whole call, or write the block form
                    W.add(x, count: n): remove(x)
                                  ^
                  note: in a block, such as 'commands: |' or 'objects: |', nothing needs quotes

                """)
    }

    @Test func colonInsideACall() {
        #expect(
            read("objects:\n  甲: Customer(name: \"甲\")\n").told == """
                k.yaml:2:20: error[E0118]: ': ' makes 'Customer(name: "甲")' a map; quote the whole call, or write the block form
                    甲: Customer(name: "甲")
                                     ^
                  note: in a block, such as 'commands: |' or 'objects: |', nothing needs quotes
                  fix: quote the text: 甲: 'Customer(name: "甲")'

                """)
    }

    @Test func fullWidthColon() {
        #expect(
            read("kata: 1\n标题：状态\n").told == """
                k.yaml:2:5: error[E0116]: '：' is a full-width colon; write '标题: '
                  标题：状态
                      ^^
                  fix: write an ASCII colon: 标题: 状态

                """)
    }

    @Test func noBlankBehindTheColon() {
        #expect(
            read("kata:1\ntitle: x\n").told == """
                k.yaml:1:5: error[E0117]: a blank must follow the colon: write 'kata: '
                  kata:1
                      ^
                  fix: put a blank behind the colon: kata: 1

                """)
    }

    @Test func logLinesThatBeginALikeAList() {
        #expect(
            read("expect:\n  - [INFO] 好了\n").told == """
                k.yaml:2:12: error[E0119]: the value ended at ']'; quote the whole text
                    - [INFO] 好了
                             ^^^^
                  fix: quote the text: - '[INFO] 好了'

                """)
    }

    @Test(arguments: [
        ("- *.txt", "'*' at the beginning is an alias; quote the text", "- '*.txt'"),
        ("- &.txt", "'&' at the beginning is an anchor; quote the text", "- '&.txt'"),
        ("- @Main", "no text begins with '@' in YAML; quote it", "- '@Main'"),
        ("- %d it's", "no text begins with '%' in YAML; quote it", "- \"%d it's\""),
        ("- `x`", "no text begins with '`' in YAML; quote it", "- '`x`'"),
        (
            "- > x", "'>' begins a block, whose text stands on the next lines; quote it if it is text",
            "- '> x'"
        ),
        (
            "- | x", "'|' begins a block, whose text stands on the next lines; quote it if it is text",
            "- '| x'"
        ),
    ])
    func indicators(_ line: String, _ message: String, _ fixed: String) {
        #expect(
            read(line + "\n").told == """
                k.yaml:1:3: error[E0120]: \(message)
                  \(line)
                    ^
                  fix: quote the text: \(fixed)

                """)
    }

    @Test func aBlockThatBeginsDeeper() {
        #expect(
            read("expect: |\n      leaf\n    branch\n  root\nkata: 1\n").told == """
                k.yaml:3:5: error[E0124]: this line is indented less than the first line of its block; write '|2' to say where the block begins
                      branch
                      ^^^^^^
                k.yaml:1:9: note: the block begins here
                  expect: |
                          ^
                  fix: say where the block begins: expect: |2

                """)
        #expect(read("expect: |2\n      leaf\n    branch\n  root\nkata: 1\n").told == "")
    }

    @Test(arguments: [
        ("a: 'abc\n", "k.yaml:1:4: error[E0121]: the quote ' that opens here is never closed"),
        (
            "a: [b, c\nd: e\n",
            "k.yaml:1:4: error[E0122]: '[' opens here and is never closed; quote it if it is text"
        ),
        (
            "a: \"x\\d\"\n",
            "k.yaml:1:6: error[E0123]: '\\d' is no escape inside \"…\"; write '\\\\d', or use '…', where '\\' is itself"
        ),
        ("a: - b\n", "k.yaml:1:4: error[E0125]: a list begins on the line below 'a:'"),
        (
            "a: b\n  c: d\n",
            "k.yaml:2:3: error[E0125]: 'a' has its value already on the line above; a map cannot follow"
        ),
        ("a: 1\nwords\nb: 2\n", "k.yaml:2:1: error[E0126]: 'words' is no entry: a colon is missing"),
        (
            "a:\n  b: 1\n c: 2\n",
            "k.yaml:3:2: error[E0125]: this line is indented by 1, but the map or list that it belongs to by 0"
        ),
        (
            "a: 1\n---\nb: 2\n",
            "k.yaml:2:1: error[E0111]: a second document begins here; a kata file holds one"
        ),
        (
            "%YAML 1.1\n---\na: 1\n",
            "k.yaml:1:1: error[E0112]: a line that begins with '%' is a YAML directive, which a kata may not use"
        ),
    ])
    func others(_ text: String, _ told: String) {
        #expect(read(text).told.split(separator: "\n").first.map { String($0) } == told)
    }
}
