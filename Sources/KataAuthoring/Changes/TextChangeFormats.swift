import KataDiagnostics
import KataText
import KataTranscript

extension TextChange {
    /// Returns the change for people: each stretch with its place, at most so many lines of all.
    func text(style: TextStyle, indentation: String = "  ", atMost limit: Int = .max) -> String {
        var result = ""
        var room = limit
        var rest = leftOutCount
        for hunk in hunks {
            guard room > 0 else {
                rest += hunk.lines.count { $0.kind != .context }
                continue
            }
            result += indentation + style(.faint, "@ line \(hunk.line)") + "\n"
            for line in hunk.lines.prefix(room) {
                let text = line.text(style: style)
                result += text.isEmpty ? "\n" : indentation + text + "\n"
            }
            rest += hunk.lines.dropFirst(room).count { $0.kind != .context }
            room -= hunk.lines.count
        }
        guard rest > 0 else { return result }
        return result + indentation + style(.faint, "+\(rest) more changed \(rest == 1 ? "line" : "lines")")
            + "\n"
    }

    /// The change for programs.
    var json: JSON {
        .array(
            hunks.map { hunk in
                .members([
                    "line": .integer(Int64(hunk.line)), "oldLine": .integer(Int64(hunk.oldLine)),
                    "lines": .array(
                        hunk.lines.map {
                            .members(["kind": .string($0.kind.rawValue), "text": .string($0.text)])
                        }),
                ])
            })
    }
}

extension TextChange.Line {
    fileprivate func text(style: TextStyle) -> String {
        let text = text.visible
        return switch kind {
        case .context: text.isEmpty ? "" : "  \(style(.faint, text))"
        case .removed: style(.bad, text.isEmpty ? "-" : "- \(text)")
        case .added: style(.good, text.isEmpty ? "+" : "+ \(text)")
        }
    }
}
