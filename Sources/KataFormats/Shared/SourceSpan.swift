import KataDiagnostics
import KataResults
import KataTranscript

/// A stretch of a file as programs count: lines and Unicode scalars from 1, the end behind the last scalar.
struct SourceSpan {
    /// The file, as the user wrote it.
    var path: String
    /// The first line.
    var line: Int
    /// The first column.
    var column: Int
    /// The last line.
    var endLine: Int
    /// The column behind the last.
    var endColumn: Int

    /// Tells whether the span is only a place.
    var isEmpty: Bool { endLine == line && endColumn == column }

    /// Makes a span of one place.
    init(path: String, line: Int, column: Int) {
        (self.path, self.line, self.column) = (path, line, column)
        (endLine, endColumn) = (line, column)
    }

    /// Makes the span of a command; of a single place where the file is not at hand.
    init(_ place: Place, in file: SourceFile) {
        guard file.bytes.isEmpty else {
            self.init(place.range, in: file)
            return
        }
        self.init(path: file.path, line: place.position.line, column: place.position.column)
    }

    /// Makes the span of a place in a solution, by its file's name there unless another path is given.
    init(_ place: DeclarationPlace, path: String? = nil) {
        self.init(path: path ?? place.file, line: place.line, column: place.column ?? 1)
    }

    /// Makes the span of a range in a file.
    init(_ range: SourceRange, in file: SourceFile) {
        path = file.path
        (line, column) = SourceSpan.place(range.start, in: file)
        (endLine, endColumn) = SourceSpan.place(range.end, in: file)
    }

    private static func place(_ offset: Int, in file: SourceFile) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), file.bytes.count)
        let line = file.line(at: offset)
        let before = SourceRange(file.range(ofLine: line).start, offset)
        return (line + 1, file.text(in: before).unicodeScalars.count + 1)
    }
}
