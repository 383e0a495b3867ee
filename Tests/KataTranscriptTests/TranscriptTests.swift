import KataDiagnostics
import KataTranscript
import Testing

@Suite("A transcript")
struct TranscriptTests {
    private func command(_ start: Int) -> ExecutedCommand {
        ExecutedCommand(range: SourceRange(start, start + 1))
    }

    /// Returns each line with the command that wrote it.
    private func told(_ build: (inout TranscriptBuilder) -> Void) -> [String] {
        var builder = TranscriptBuilder()
        build(&builder)
        let transcript = builder.finish()
        return (0..<transcript.count).map { line in
            "\(transcript.command(ofLine: line).map(String.init) ?? "-") \(transcript.text(ofLine: line))"
        }
    }

    @Test("gives a line to the command that wrote its first byte") func ownership() {
        let lines = told { builder in
            builder.append(Array("early\n".utf8))
            builder.begin(command(0))
            builder.append(Array("a\nb".utf8))
            builder.begin(command(1))
            builder.append(Array("b\nc\n".utf8))
            builder.begin(command(2))
            builder.begin(command(3))
            builder.append(Array("d".utf8))
        }
        #expect(lines == ["- early", "0 a", "0 bb", "1 c", "3 d"])
    }

    @Test("ends an open line before the script's own, and keeps each line break of its text") func ownLines()
    {
        let lines = told { builder in
            builder.begin(command(0))
            builder.append(Array("open".utf8))
            builder.begin(command(1))
            for text in ["x", "", "y\n", "z\n\n", "u\nv"] { builder.append(line: text) }
        }
        #expect(lines == ["0 open", "1 x", "1 ", "1 y", "1 ", "1 z", "1 ", "1 ", "1 u", "1 v"])
    }

    @Test("takes CRLF for LF and other bytes as they are, if they are UTF-8") func bytes() {
        let lines = told { builder in
            builder.append(Array("a\r\nb\rc\r\n\r\n".utf8) + [0xE6, 0x9C, 0x8A, 0xFF, 0x0A, 0xC3])
        }
        #expect(
            lines.map { $0.dropFirst(2).unicodeScalars.map(\.value) } == [
                [97], [98, 13, 99], [], [0x670A, 0xFFFD], [0xFFFD],
            ])
    }

    @Test("finds the lines of commands, and which wrote some") func lookup() {
        var builder = TranscriptBuilder()
        for index in 0..<5 {
            builder.begin(command(index))
            if index % 2 == 1 { builder.append(line: "\(index)\n\(index)") }
            #expect(builder.hasOutput(ofCommand: index) == (index % 2 == 1))
        }
        #expect(!builder.hasOutput(ofCommand: 0))
        let transcript = builder.finish()
        #expect(transcript.lines(ofCommands: 0..<1).isEmpty)
        #expect(transcript.lines(ofCommands: 1..<3) == 0..<2)
        #expect(transcript.lines(ofCommands: 2..<5) == 2..<4)
        #expect(transcript.texts == ["1", "1", "3", "3"])
    }

    @Test("keeps the first lines and counts those left out", arguments: [0, 1, 3, 4]) func shortened(
        count: Int
    ) {
        let whole = Transcript(lines: ["a", "", "ccc"])
        let short = whole.shortened(to: count)
        #expect(short.texts == Array(["a", "", "ccc"].prefix(count)))
        #expect(short.omittedCount == max(0, 3 - count))
        #expect(short.shortened(to: 0).omittedCount == 3)
        #expect(short.commands == whole.commands)
    }
}
