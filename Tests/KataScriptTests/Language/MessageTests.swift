import Testing

/// What the user sees of a script that cannot be read: messages, source lines, carets and fixes, word for word.
@Suite("A script that cannot be read is told")
struct MessageTests {
    @Test("word for word", arguments: tokenCases + statementCases + foreignCases)
    func messages(script: String, expected: String) { #expect(parse(script).told == expected) }

    @Test("in any nesting, without exhausting the stack")
    func depth() {
        for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("!", ""), ("f(", ")"), ("\"\\(", ")\"")] {
            let script =
                "log " + String(repeating: open, count: 5000) + "a" + String(repeating: close, count: 5000)
            #expect(parse(script).told.contains("[E0312]: nested deeper than 200"), "\(open)")
        }
        for link in [".a", " + a", "[a]", "()"] {
            let script = "log a" + String(repeating: link, count: 5000)
            #expect(parse(script).told.contains("[E0312]: nested deeper than 200"), "\(link)")
        }
        let blocks = String(repeating: "if a { ", count: 5000) + String(repeating: "}", count: 5000)
        #expect(parse(blocks).told.contains("[E0312]: nested deeper than 200"))
        let ladder = String(repeating: "if a { } else ", count: 5000) + "{ }"
        #expect(parse(ladder).told.contains("[E0312]: nested deeper than 200"))
    }

    @Test("not where it nests as deep as it may")
    func allowedDepth() {
        let sum = "log a" + String(repeating: " + a", count: 150)
        let list = "log " + String(repeating: "[", count: 150) + String(repeating: "]", count: 150)
        #expect(parse(sum + "\n" + list).told == "")
    }

    @Test("with the statements that can be read still there")
    func recovery() {
        let (block, told) = parse("let = 1\nlog 1\nif a { x.y( }\nlog 2\nfunc z; log 3\nlog 4")
        #expect(block.outline == "log 1\nif a {  }\nlog 2\nlog 3\nlog 4")
        #expect(told.split(separator: "\n").count { $0.contains("error[") } == 3)
    }
}
