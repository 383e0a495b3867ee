/// Lines in one run of UTF-8, found by their number.
struct LineTable {
    /// The UTF-8 of all lines, one after another.
    private(set) var bytes: [UInt8]
    /// Where each line ends in `bytes`.
    private(set) var ends: [Int]
    /// The lines that this table shows; they are counted from 0.
    private let range: Range<Int>?

    /// Makes a table without lines, to which lines are added.
    init() {
        bytes = []
        ends = []
        range = nil
    }

    /// Shows the lines `range` of others; the arrays are shared, not copied.
    init(bytes: [UInt8], ends: [Int], range: Range<Int>) {
        self.bytes = bytes
        self.ends = ends
        self.range = range
    }

    /// The number of lines.
    var count: Int { range?.count ?? ends.count }

    /// The number of lines in front of those that are shown.
    var first: Int { range?.lowerBound ?? 0 }

    /// Makes room for a number of lines.
    mutating func reserve(_ lines: Int) { ends.reserveCapacity(lines) }

    /// Adds a line at the end.
    mutating func append(_ line: some Sequence<UInt8>) {
        bytes.append(contentsOf: line)
        ends.append(bytes.count)
    }

    /// Returns where a line's bytes stand.
    func bounds(of line: Int) -> Range<Int> {
        let line = line + first
        return (line == 0 ? 0 : ends[line - 1])..<ends[line]
    }

    /// Returns a line's bytes.
    func utf8(of line: Int) -> ArraySlice<UInt8> { bytes[bounds(of: line)] }

    /// Returns a line's text.
    func text(of line: Int) -> String { String(decoding: utf8(of: line), as: UTF8.self) }
}
