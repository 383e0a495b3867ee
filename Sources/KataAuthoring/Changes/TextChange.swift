import KataDiagnostics
import KataDiff
import KataTranscript

/// What changes from one text to another, in stretches of lines with those around them.
public struct TextChange: Sendable {
    /// A stretch of lines.
    public struct Hunk: Sendable {
        /// The number of its first line in the new text, from 1.
        public var line: Int
        /// The number of its first line in the old text, from 1.
        public var oldLine: Int
        /// The lines.
        public var lines: [Line]
    }

    /// A line of a stretch.
    public struct Line: Sendable, Equatable {
        /// What becomes of the line.
        public enum Kind: String, Sendable {
            /// It stays.
            case context
            /// It goes away.
            case removed
            /// It is new.
            case added
        }

        /// What becomes of the line.
        public var kind: Kind
        /// The text, cut where it is long.
        public var text: String
    }

    /// The stretches, in order; none where the texts are the same.
    public var hunks: [Hunk] = []
    /// How many changed lines are left out.
    public var leftOutCount = 0

    /// Compares two texts line by line.
    ///
    /// - Parameter isWhole: Whether nothing is left out and no line is cut.
    init(from old: [String], to new: [String], context: Int = 3, isWhole: Bool = false) {
        var comparer = LogComparer()
        if isWhole { comparer.limits = .none }
        comparer.limits.context = context
        let expected = Transcript(lines: old)
        let written = Transcript(lines: new)
        guard let mismatch = comparer.compare(expected: expected, with: written) else { return }
        var (next, oldNext) = (1, 1)
        for hunk in mismatch.hunks {
            next += hunk.skippedLines
            oldNext += hunk.skippedLines
            hunks.append(Hunk(line: next, oldLine: oldNext, lines: hunk.lines.map(Line.init)))
            next += hunk.lines.count { $0.kind != .missing }
            oldNext += hunk.lines.count { $0.kind != .unexpected }
        }
        leftOutCount = mismatch.leftOutCount
    }

    /// Compares two versions of a file.
    init(from old: SourceFile, to new: SourceFile, isWhole: Bool = false) {
        self.init(from: old.lines, to: new.lines, isWhole: isWhole)
    }

    /// The numbers, from 1, of the old lines that go away or before which a line is new; and of the new lines.
    var places: (old: [Int], new: [Int]) {
        var places: (old: [Int], new: [Int]) = ([], [])
        for hunk in hunks {
            var (old, new) = (hunk.oldLine, hunk.line)
            for line in hunk.lines {
                if line.kind == .removed { places.old.append(old) }
                if line.kind == .added { places.new.append(new) }
                if line.kind != .added { old += 1 }
                if line.kind != .removed { new += 1 }
            }
        }
        return places
    }
}

extension TextChange.Line {
    fileprivate init(_ line: DiffLine) {
        let kind: Kind =
            switch line.kind {
            case .context: .context
            case .missing: .removed
            case .unexpected: .added
            }
        self.init(kind: kind, text: line.shownText)
    }
}

extension SourceFile {
    /// The lines, without their line breaks; a last line break ends the last line.
    var lines: [String] {
        let count = bytes.last == UInt8(ascii: "\n") ? lineCount - 1 : bytes.isEmpty ? 0 : lineCount
        return (0..<count).map { text(in: range(ofLine: $0)) }
    }
}
