import SwiftSyntax

/// Text put into sources at byte offsets; copies of the sources hold it, and nothing moves to another line.
struct Insertions {
    /// One piece of text.
    struct Piece: Equatable {
        /// The byte before which it goes.
        let offset: Int
        /// What is written: on one line, so that places after it keep theirs.
        let text: String
        /// What `repair` leaves out together, if the compiler refuses the line of one of its pieces.
        let name: String
        /// What decides at one offset: lower ranks come first, equal ones as they were added.
        let rank: Int

        /// Whether it is the word `return` that another has written already.
        fileprivate func isSameWord(as other: Piece) -> Bool {
            text == Insertions.word && rank == other.rank && offset == other.offset && text == other.text
        }
    }

    /// The folder in the work folder that holds the copies.
    static let folder = "copies"

    /// What several pieces at one place write once.
    static let word = "return "

    private var pieces: [String: [Piece]] = [:]

    /// Whether nothing is put in anywhere.
    var isEmpty: Bool { pieces.isEmpty }

    /// The names of all pieces.
    var names: Set<String> { Set(pieces.values.flatMap { $0.map(\.name) }) }

    /// Puts text before a byte of a file.
    mutating func insert(
        _ text: String, at offset: Int, of file: SourceFile, name: String, rank: Int = 0
    ) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        pieces[file.path, default: []].append(
            Piece(offset: offset, text: line, name: name, rank: rank))
    }

    /// Puts `return` before what was the only expression of a body; others that do so too share the word.
    mutating func insertReturn(at offset: Int, of file: SourceFile, name: String) {
        insert(Self.word, at: offset, of: file, name: name, rank: .max)
    }

    /// Takes over the pieces of others, behind its own of the same rank.
    mutating func add(_ other: Insertions) {
        pieces.merge(other.pieces) { $0 + $1 }
    }

    /// Returns the insertions without those of some names.
    func without(_ names: Set<String>) -> Insertions {
        var rest = self
        rest.pieces = pieces.mapValues { $0.filter { !names.contains($0.name) } }.filter { !$0.value.isEmpty }
        return rest
    }

    /// Returns a file's text with its pieces.
    func text(of file: SourceFile) -> String {
        let source = Array(file.tree.description.utf8)
        var bytes: [UInt8] = []
        var next = 0
        for piece in Self.sharingWords(ordered(file.path)) where piece.offset <= source.count {
            bytes += source[next..<piece.offset]
            bytes += piece.text.utf8
            next = piece.offset
        }
        bytes += source[next...]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes copies of all files, each where the file lies among the sources, and returns their paths.
    func writeCopies(of files: [SourceFile], in places: Binding.Places) throws(FileError) -> [String] {
        var paths: [String] = []
        for file in files {
            let path = Self.copy(of: file.path, in: places)
            try Files.makeFolder(Files.folder(of: path))
            try Files.write(text(of: file), to: path)
            paths.append(path)
        }
        return paths
    }

    /// The path of a file's copy.
    static func copy(of path: String, in places: Binding.Places) -> String {
        "\(places.work)/\(folder)/\(path.dropFirst(places.sources.count + 1))"
    }

    /// Where the pieces move what stands behind them on their lines.
    func shifts(in files: [SourceFile], below folder: String) -> [ColumnShift] {
        files.flatMap { file in
            let path = String(file.path.dropFirst(folder.count + 1))
            return Self.sharingWords(ordered(file.path)).map { piece in
                let place = file.locations.location(for: AbsolutePosition(utf8Offset: piece.offset))
                return ColumnShift(
                    path: path, line: place.line, column: place.column, count: piece.text.utf8.count)
            }
        }
    }

    /// The names of the pieces at a place of a file's copy, line and column counted from 1: of those that hold it, else of the line.
    func names(
        at line: Int, _ column: Int, ofCopy path: String, in places: Binding.Places, of files: [SourceFile]
    ) -> Set<String> {
        guard let file = files.first(where: { Self.copy(of: $0.path, in: places) == path }) else { return [] }
        let onLine = ordered(file.path).filter { piece in
            file.locations.location(for: AbsolutePosition(utf8Offset: piece.offset)).line == line
        }
        guard let first = onLine.first else { return names(aroundLine: line, of: file) }
        let start = file.locations.location(for: AbsolutePosition(utf8Offset: first.offset)).column - 1
        var written = 0
        for piece in Self.sharingWords(onLine) {
            let begin = start + piece.offset - first.offset + written
            written += piece.text.utf8.count
            if begin..<(begin + piece.text.utf8.count) ~= column - 1 { return [piece.name] }
        }
        return Set(onLine.map(\.name))
    }

    /// The names of the pieces in the function around a line that has none: what is missing at its end is left out somewhere in it.
    private func names(aroundLine line: Int, of file: SourceFile) -> Set<String> {
        let position = file.locations.position(ofLine: line, column: 1)
        guard let token = file.tree.token(at: position),
            let function = token.around(InitializerDeclSyntax.self).map(Syntax.init)
                ?? token.around(FunctionDeclSyntax.self).map(Syntax.init)
                ?? token.around(AccessorBlockSyntax.self).map(Syntax.init)
        else { return [] }
        return Set((pieces[file.path] ?? []).filter { function.ownRange.contains($0.offset) }.map(\.name))
    }

    /// Pieces in their order, of those that share a word but the first.
    private static func sharingWords(_ ordered: [Piece]) -> [Piece] {
        ordered.reduce(into: []) { pieces, piece in
            if pieces.last?.isSameWord(as: piece) != true { pieces.append(piece) }
        }
    }

    private func ordered(_ path: String) -> [Piece] {
        (pieces[path] ?? []).enumerated().sorted { left, right in
            (left.element.offset, left.element.rank, left.offset)
                < (right.element.offset, right.element.rank, right.offset)
        }.map(\.element)
    }
}
