import KataDiagnostics
import KataTesting
import KataYAML
import Testing

/// A file made to break readers, with the code that it must get.
struct HostileFile: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var code: String
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ code: String) {
        (self.name, self.bytes, self.code) = (name, bytes, code)
    }
}

/// Files made to break readers: each must be refused with a place and words, in a moment.
@Suite struct HostileTests {
    @Test(arguments: HostileTests.inputs)
    func isRefusedQuickly(_ input: HostileFile) {
        var told = ""
        let time = cpuTime { told = read(bytes: input.bytes).told }
        let hasCode = told.contains("error[\(input.code)]")
        #expect(hasCode, "\(String(told.prefix(300)))")
        let isLocated = told.hasPrefix("k.yaml:")
        #expect(isLocated)
        let length = told.utf8.count
        #expect(length < 60_000)
        // Generous: a debug build takes seconds of CPU to find the lines of 17 MiB.
        #expect(time < .seconds(40))
    }

    static let inputs: [HostileFile] = [
        HostileFile("opening brackets", repeated("[", 100_000), "E0115"),
        HostileFile("opening braces", repeated("{", 100_000), "E0115"),
        HostileFile("braces and colons", repeated("{a: ", 50_000), "E0115"),
        HostileFile("dashes", repeated("- ", 100_000), "E0115"),
        HostileFile("question marks", repeated("? ", 100_000), "E0115"),
        HostileFile("3000 levels", (0..<3000).flatMap { repeated(" ", $0) + Array("a:\n".utf8) }, "E0115"),
        HostileFile("alias bomb", aliasBomb, "E0107"),
        HostileFile(
            "key of megabytes", Array("? ".utf8) + repeated("k", 3_000_000) + Array("\n: v\n".utf8), "E0114"),
        HostileFile(
            "quoted key of megabytes", Array("\"".utf8) + repeated("k", 3_000_000) + Array("\": v\n".utf8),
            "E0114"),
        HostileFile("NUL", Array("kata: 1\0\n".utf8), "E0105"),
        HostileFile("only NUL", [0, 0, 0], "E0105"),
        HostileFile("UTF-16 with mark", [0xFF, 0xFE, 0x6B, 0], "E0104"),
        HostileFile("UTF-16 without mark", [0x6B, 0, 0x61, 0, 0x74, 0, 0x61, 0], "E0104"),
        HostileFile("UTF-16 big-endian", [0, 0x6B, 0, 0x61], "E0104"),
        HostileFile("UTF-32", [0xFF, 0xFE, 0, 0, 0x6B, 0, 0, 0], "E0104"),
        HostileFile("overlong", Array("a: ".utf8) + [0xC0, 0x80], "E0104"),
        HostileFile("surrogate", Array("a: ".utf8) + [0xED, 0xA0, 0x80], "E0104"),
        HostileFile("above U+10FFFF", Array("a: ".utf8) + [0xF4, 0x90, 0x80, 0x80], "E0104"),
        HostileFile("cut sequence", Array("a: ".utf8) + [0xE4, 0xBD], "E0104"),
        HostileFile("carriage returns", Array("a: 1\rb: 2\r".utf8), "E0106"),
        HostileFile("next line", Array("a: x\u{85}y\n".utf8), "E0106"),
        HostileFile("escape character", Array("a: \u{1B}[1m\n".utf8), "E0105"),
        HostileFile("mark inside", Array("a: x\u{FEFF}y\n".utf8), "E0105"),
        HostileFile("17 MiB", repeated("a", 17 << 20), "E0102"),
        HostileFile("too many values", Array("[".utf8) + repeated("a,", 1_100_000), "E0115"),
        HostileFile("open quote of megabytes", Array("a: \"".utf8) + repeated("x\n ", 1_000_000), "E0121"),
        HostileFile("duplicates", repeated("a: 1\n", 100_000), "E0113"),
        HostileFile("anchors", repeated("- &a b\n", 100_000), "E0108"),
    ]

    private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
        Array(String(repeating: text, count: count).utf8)
    }

    /// Each level names the one before nine times: 9⁹ values, if anybody expanded it.
    private static let aliasBomb: [UInt8] = {
        var text = "a0: &a0 lol\n"
        for level in 1...9 {
            text +=
                "a\(level): &a\(level) ["
                + [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ",") + "]\n"
        }
        return Array(text.utf8)
    }()

    @Test func anythingAtAllIsReadWithoutACrash() {
        // A small generator (xorshift64*), so that a failure can be repeated.
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let pieces = Array("[]{}-:?#|>*&!%@`'\",\n\n  \t\\ax1中").map { Array(String($0).utf8) }
        for round in 0..<3000 {
            var bytes: [UInt8] = []
            for _ in 0..<(round % 60) {
                state ^= state >> 12
                state ^= state << 25
                state ^= state >> 27
                bytes +=
                    pieces[Int(truncatingIfNeeded: (state &* 0x2545_F491_4F6C_DD1D) >> 33) % pieces.count]
            }
            let (root, _) = read(bytes: bytes)
            root.map(walk)
        }
    }

    /// Touches everything that a node offers.
    private func walk(_ node: YAMLNode) {
        let text = node.text
        #expect(node.range.start <= node.range.end && node.range.end <= node.file.bytes.count)
        for offset in 0...text.bytes.count { _ = text.fileOffset(of: offset) }
        _ = (node.trailingComment, node.joinsLines, node.string)
        for item in node.items { walk(item) }
        for (key, value) in node.entries {
            walk(key)
            walk(value)
        }
    }
}
