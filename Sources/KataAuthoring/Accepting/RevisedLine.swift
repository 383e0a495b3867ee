import KataScript

/// A line for an expected log: text, with `${name}` in it where a value may stay open.
struct RevisedLine: Equatable {
    /// A part of the line.
    enum Piece: Equatable {
        case text(String)
        case reference(String)

        /// Two texts that only look alike are not the same line of a log.
        static func == (left: Piece, right: Piece) -> Bool {
            switch (left, right) {
            case (.text(let left), .text(let right)), (.reference(let left), .reference(let right)):
                left.utf8.elementsEqual(right.utf8)
            default: false
            }
        }
    }

    /// The parts, in order; no text is empty but that of an empty line.
    let pieces: [Piece]

    /// Makes a line without names.
    init(_ text: String) { pieces = [.text(text)] }

    /// Makes the line of what was written, with the names of an earlier line where their values still fit.
    ///
    /// A value that is part of a longer word does not count: `1` is not meant by the 1 of `21`.
    init(_ text: String, like template: Template?, values: [String: String]) {
        var pieces: [Piece] = []
        var rest = Array(text.unicodeScalars)[...]
        var before: [Unicode.Scalar] = []
        for piece in template?.pieces ?? [] {
            switch piece {
            case .text(let text): before = Array(text.unicodeScalars)
            case .reference(let name):
                let value = Array((values[name.text] ?? "").unicodeScalars)
                guard let place = RevisedLine.place(of: value, in: rest, behind: before) else { continue }
                RevisedLine.append(rest[..<place], to: &pieces)
                pieces.append(.reference(name.text))
                rest = rest[(place + value.count)...]
                before = []
            }
        }
        if !rest.isEmpty || pieces.isEmpty {
            pieces.append(.text(String(String.UnicodeScalarView(rest))))
        }
        self.pieces = pieces
    }

    private static func append(_ scalars: ArraySlice<Unicode.Scalar>, to pieces: inout [Piece]) {
        if !scalars.isEmpty { pieces.append(.text(String(String.UnicodeScalarView(scalars)))) }
    }

    /// Returns where a value stands: best behind the text that stood before it, else where it first does.
    private static func place(
        of value: [Unicode.Scalar], in line: ArraySlice<Unicode.Scalar>, behind text: [Unicode.Scalar]
    ) -> Int? {
        guard !value.isEmpty, line.count >= value.count else { return nil }
        let places = (line.startIndex...line.endIndex - value.count).filter { start in
            let end = start + value.count
            return line[start..<end].elementsEqual(value)
                && !joins(start > line.startIndex ? line[start - 1] : nil, value.first)
                && !joins(value.last, end < line.endIndex ? line[end] : nil)
        }
        return places.first { line[..<$0].reversed().starts(with: text.reversed()) } ?? places.first
    }

    /// Tells whether two scalars that follow one another make one word or number.
    private static func joins(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
        func isWord(_ scalar: Unicode.Scalar?) -> Bool {
            guard let scalar, scalar.isASCII else { return false }
            return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        return isWord(left) && isWord(right)
    }
}
