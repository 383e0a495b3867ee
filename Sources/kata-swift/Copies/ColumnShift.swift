/// Text in a copy of a source that moves what stands behind it to other columns of its line.
struct ColumnShift {
    /// The file's path below the sources.
    let path: String
    /// The line and column before which the text stands, counted from 1 in the source; columns count bytes.
    let line: Int
    let column: Int
    /// How many bytes there are.
    let count: Int

    /// The file beside the worker that holds all of a copy, in the order of the sources.
    static let file = "shifts.txt"

    /// Its line of the file.
    var text: String { "\(path)\t\(line)\t\(column)\t\(count)\n" }

    init(path: String, line: Int, column: Int, count: Int) {
        self.path = path
        self.line = line
        self.column = column
        self.count = count
    }

    /// Reads a line of the file.
    private init?(_ text: Substring) {
        let words = text.split(separator: "\t")
        guard words.count == 4, let line = Int(words[1]), let column = Int(words[2]),
            let count = Int(words[3])
        else { return nil }
        self.init(path: String(words[0]), line: line, column: column, count: count)
    }

    /// Reads those of the copy that a worker was made from; none where it was made from the sources themselves.
    static func all(besides worker: String) -> [ColumnShift] {
        let text = (try? Files.read("\(Files.folder(of: worker))/\(file)")) ?? ""
        return text.split(separator: "\n").compactMap(ColumnShift.init)
    }

    /// Returns the column of the source that is another one in its copy.
    static func column(_ column: Int, ofLine line: Int, in path: String, before shifts: [ColumnShift]) -> Int
    {
        var moved = 0
        for shift in shifts where shift.path == path && shift.line == line {
            let begin = shift.column + moved
            if column < begin { break }
            // Inside of the text itself stands what comes behind it.
            if column < begin + shift.count { return shift.column }
            moved += shift.count
        }
        return column - moved
    }
}
