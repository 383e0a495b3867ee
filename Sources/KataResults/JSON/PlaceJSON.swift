package import KataTranscript

extension DeclarationPlace {
    /// The place: `file`, `line`, and `column` where it is known.
    package var json: JSON {
        .members([
            "file": .string(file), "line": .integer(Int64(line)),
            "column": column.map { .integer(Int64($0)) },
        ])
    }

    /// Reads a place; nil if the JSON is none.
    init?(json: JSON) {
        guard let file = json["file"]?.string, let line = json["line"]?.integer, line > 0 else { return nil }
        let column = json["column"]?.integer
        self.init(file: file, line: line, column: column.flatMap { $0 > 0 ? $0 : nil })
    }
}
