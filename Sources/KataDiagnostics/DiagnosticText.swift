public import KataText

/// Writes diagnostics for people: the place, the message, the source line and a caret under the offending text.
public struct DiagnosticText: Sendable {
    private let style: TextStyle

    /// Makes a writer that colours or does not.
    public init(style: TextStyle = .plain) { self.style = style }

    /// Returns the text of one diagnostic, several lines, each ended by a newline.
    public func text(of diagnostic: Diagnostic, in file: SourceFile) -> String {
        let role: TextStyle.Role = diagnostic.isError ? .bad : .warning
        var result = style(.strong, place(of: diagnostic.range, in: file)) + ": "
        result += style(role, "\(diagnostic.severity.rawValue)[\(diagnostic.code.id)]")
        result += ": \(diagnostic.message.visible)\n"
        result += excerpt(of: diagnostic.range, in: file, role: role)
        for note in diagnostic.notes {
            if let range = note.range {
                result += "\(place(of: range, in: file)): \(style(.note, "note")): \(note.message.visible)\n"
                result += excerpt(of: range, in: file, role: .note)
            } else {
                result += "  \(style(.note, "note")): \(note.message.visible)\n"
            }
        }
        if let fix = diagnostic.fix { result += fixText(fix, in: file) }
        return result
    }

    /// Returns `PATH:LINE:COLUMN` of the range's start.
    public func place(of range: SourceRange, in file: SourceFile) -> String {
        let position = file.position(at: range.start)
        return "\(file.path.visible):\(position.line):\(position.column)"
    }

    /// Returns the line that holds the range's start with carets below, cut to a width that fits a terminal.
    private func excerpt(of range: SourceRange, in file: SourceFile, role: TextStyle.Role) -> String {
        let line = file.range(ofLine: file.line(at: min(range.start, file.bytes.count)))
        let window = Window(line: line, range: range, file: file)
        let marks = String(repeating: "^", count: max(1, window.marked.displayWidth))
        let indent = String(repeating: " ", count: window.before.displayWidth)
        return "  \(window.before)\(window.marked)\(window.after)\n  \(indent)\(style(role, marks))\n"
    }

    /// Returns what a fix does, with the line as it is afterwards where the fix stays on one.
    private func fixText(_ fix: FixIt, in file: SourceFile) -> String {
        "  \(style(.note, "fix")): \(fix.summary.visible)\(mendedLine(fix, in: file).map { ": \($0)" } ?? "")\n"
    }

    private func mendedLine(_ fix: FixIt, in file: SourceFile) -> String? {
        guard let first = fix.edits.first else { return nil }
        let line = file.range(ofLine: file.line(at: first.range.start))
        var result = ""
        var end = line.start
        for edit in fix.edits {
            guard edit.range.start >= end, edit.range.end <= line.end, !edit.replacement.contains("\n") else {
                return nil
            }
            result += file.text(in: SourceRange(end, edit.range.start)) + edit.replacement
            end = edit.range.end
        }
        return (result + file.text(in: SourceRange(end, line.end))).trimmed.visible
    }
}

/// The part of a long line that is worth showing.
private struct Window {
    var before: String
    var marked: String
    var after: String

    init(line: SourceRange, range: SourceRange, file: SourceFile) {
        let start = min(max(range.start, line.start), line.end)
        let end = min(max(range.end, start), line.end)
        before = Window.shown(file.text(in: SourceRange(line.start, start)))
        marked = Window.shown(file.text(in: SourceRange(start, end)))
        after = Window.shown(file.text(in: SourceRange(end, line.end)))
        if before.unicodeScalars.count > 100 { before = "…" + String(before.suffix(60)) }
        if marked.unicodeScalars.count > 100 { marked = String(marked.prefix(80)) + "…" }
        if after.unicodeScalars.count > 100 { after = String(after.prefix(60)) + "…" }
    }

    /// Returns the text with tabs as single blanks, so that carets stand right below.
    private static func shown(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : $0 })).visible
    }
}

extension String {
    /// The text without blanks and tabs at both ends.
    public var trimmed: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
