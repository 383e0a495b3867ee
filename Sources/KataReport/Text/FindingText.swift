import KataDiagnostics
import KataDiff
import KataTranscript

/// Writes for people why a scenario did not pass: what was wrong, at which command, and what helps.
struct FindingText {
    let style: TextStyle
    let file: SourceFile

    /// Returns a finding, each line indented and ended by a line break.
    func text(_ finding: Finding, transcript: Transcript? = nil) -> String {
        switch finding {
        case .log(let mismatch, let place):
            return headline("the log differs", place, detail: partingLine(mismatch))
                + diff(mismatch, transcript)
        case .inline(let mismatch, let statement):
            return headline("this statement's log differs", statement) + diff(mismatch, transcript)
        case .forbidden(let line, let place):
            return headline("a line that must not be there", place)
                + "      \(style(.bad, "+ \(line.actual.text.visible)"))\n"
                + "      \(style(.note, "note")): '\(line.source.visible)' stands under 'never'\n"
        case .falseExpectation(let expectation): return text(expectation)
        case .error(let error): return text(error)
        case .missingError(let wanted, let place):
            return headline("no error ended the scenario", place)
                + "      \(style(.note, "note")): 'error: \(wanted.visible)' is expected\n"
        case .crash(let crash, let place): return text(crash, place)
        case .limit(let limit, let place): return headline(limit.words, place)
        case .policy(let breach, let place):
            return headline("the module broke the protocol: \(breach.visible)", place)
        case .build(let build): return text(build)
        case .diagnostics(let diagnostics):
            return diagnostics.map { DiagnosticText(style: style).text(of: $0, in: file) }.joined()
        case .machine(let reason):
            return
                "  \(style(.bad, "kata could not judge this")): \(reason.withoutEndingBreaks.visibleLines)\n"
        }
    }

    // MARK: Parts

    /// What is wrong, and the command that did it with its place in the file.
    private func headline(_ words: String, _ place: Place?, detail: String? = nil) -> String {
        var result = "    \(style(.bad, words))"
        if let detail { result += " \(detail)" }
        guard let place else { return result + "\n" }
        result +=
            " at \(style(.strong, "\(file.path.visible):\(place.position.line):\(place.position.column)"))"
        if !place.turns.isEmpty { result += " (turn \(place.turns.map(String.init).joined(separator: ".")))" }
        result += "\n"
        // What the words quote already is not shown again.
        return words.contains("'\(place.source.visible)'")
            ? result : result + "      \(style(.note, "→")) \(place.source.visible)\n"
    }

    private func partingLine(_ mismatch: LogMismatch) -> String? {
        mismatch.parting.line.map { "from line \($0 + 1)" } ?? "at its end"
    }

    private func diff(_ mismatch: LogMismatch, _ transcript: Transcript?) -> String {
        DiffText(style: style) { command in
            guard let executed = transcript?.commands[command] else { return nil }
            let place = Place(executed.range, turns: executed.turns, in: file)
            return "\(place.words): \(place.source)"
        }.text(mismatch).indented(by: 4)
    }

    private func text(_ expectation: FalseExpectation) -> String {
        var result = headline("'\(expectation.source.visible)' is false", expectation.place)
        for side in expectation.sides where side.source != side.value {
            result += "      \(side.source.visible) is \(style(.bad, side.value.visible))\n"
        }
        if let note = expectation.note { result += "      \(style(.note, "note")): \(note.visible)\n" }
        return result
    }

    private func text(_ error: ErrorReport) -> String {
        let words =
            switch error.verdict {
            case .contract: "the module does not fit: \(error.message.visible)"
            default:
                "an error was thrown: \(error.type.map { "\($0.visible): " } ?? "")\(error.message.visible)"
            }
        let wanted = error.wanted.map {
            "      \(style(.note, "note")): 'error: \($0.visible)' is expected\n"
        }
        return headline(words, error.place) + (wanted ?? "")
    }

    private func text(_ crash: Crash, _ place: Place) -> String {
        let how: String =
            if let signal = crash.signal {
                "the module crashed (\(signal))"
            } else {
                "the module left before it answered (exit code \(crash.exitCode ?? 0))"
            }
        var result = headline(how, place)
        for line in crash.lastWords.split(separator: "\n") {
            result += "      \(style(.bad, String(line).visible))\n"
        }
        return result
    }

    private func text(_ build: BuildReport) -> String {
        var result = "  \(style(.bad, "the solution does not build"))"
        if let limit = build.limit { result += ": \(limit.visible)" }
        result += "\n"
        let lines = build.diagnostics.withoutEndingBreaks.split(
            separator: "\n", omittingEmptySubsequences: false)
        for line in lines.prefix(60) {
            result += line.isEmpty ? "\n" : "  \(String(line).visible)\n"
        }
        if lines.count > 60 { result += "  \(style(.faint, "… \(lines.count - 60) more lines"))\n" }
        return result
    }
}

extension Limit {
    /// The limit in words, with its bound.
    var words: String {
        switch self {
        case .cpu(let milliseconds): "more than \(Limit.seconds(milliseconds)) of CPU time"
        case .wall(let milliseconds): "no answer for \(Limit.seconds(milliseconds))"
        case .memory(let bytes): "more than \(Limit.size(bytes)) of memory"
        case .output(let bytes): "more than \(Limit.size(bytes)) of output"
        case .file(let bytes): "a file of more than \(Limit.size(bytes))"
        case .steps(let count): "more than \(count) statements and loop turns"
        }
    }

    private static func seconds(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }

    private static func size(_ bytes: Int) -> String {
        for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)]
        where bytes % (1 << shift) == 0 && bytes > 0 {
            return "\(bytes >> shift) \(unit)"
        }
        return "\(bytes) bytes"
    }
}

extension String {
    /// The text without the line breaks at its end.
    fileprivate var withoutEndingBreaks: String {
        String(String.UnicodeScalarView(unicodeScalars.reversed().drop { $0 == "\n" }.reversed()))
    }

    /// The text with its line breaks kept and everything else that a terminal would obey escaped.
    var visibleLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(
            separator: "\n  ")
    }

    /// The text with blanks before each of its lines.
    func indented(by count: Int) -> String {
        let blanks = String(repeating: " ", count: count)
        return split(separator: "\n").map { "\(blanks)\($0)\n" }.joined()
    }
}
