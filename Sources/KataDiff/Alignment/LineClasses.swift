/// A number for every line of two logs, equal exactly where the bytes are equal.
///
/// Comparing logs then compares integers. Lines are found by a hash with a seed of this process, so that nobody can
/// write a log that makes the table slow.
struct LineClasses {
    /// The number of each expected literal.
    private(set) var expected: [Int32]
    /// The number of each line that was written.
    private(set) var actual: [Int32]
    /// How many numbers there are.
    private(set) var count: Int

    /// Numbers the lines of both logs.
    init(expected: LineTable, actual: LineTable) {
        let lines = expected.count + actual.count
        self.expected = []
        self.actual = []
        var numbering = LineNumbering(capacity: lines)
        self.expected = expected.withLines { bytes in
            [Int32](unsafeUninitializedCapacity: expected.count) { numbers, count in
                for line in 0..<expected.count { numbers[line] = numbering.number(of: bytes.line(line)) }
                count = expected.count
            }
        }
        self.actual = []
        let expectedNumbers = self.expected
        self.actual = expected.withLines { wanted in
            actual.withLines { bytes in
                [Int32](unsafeUninitializedCapacity: actual.count) { numbers, count in
                    // Most lines of most logs are the expected ones in their order, and need no look-up.
                    var guess = 0
                    for line in 0..<actual.count {
                        let text = bytes.line(line)
                        if guess < expected.count, text.isSame(as: wanted.line(guess)) {
                            numbers[line] = expectedNumbers[guess]
                        } else {
                            numbers[line] = numbering.number(of: text)
                        }
                        guess += 1
                    }
                    count = actual.count
                }
            }
        }
        self.count = numbering.count
    }
}

/// A line's bytes, valid as long as the tables that it was taken from.
private struct LineBytes {
    let start: UnsafePointer<UInt8>
    let count: Int

    /// Tells whether two lines have the same bytes.
    @inline(__always)
    func isSame(as other: LineBytes) -> Bool {
        guard count == other.count else { return false }
        let left = UnsafeRawPointer(start)
        let right = UnsafeRawPointer(other.start)
        var offset = 0
        while offset + 8 <= count {
            guard
                left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        while offset < count {
            guard start[offset] == other.start[offset] else { return false }
            offset += 1
        }
        return true
    }

    /// Returns a hash after wyhash: words are folded in by a multiplication to 128 bits.
    @inline(__always)
    func hash(seed: UInt64) -> UInt64 {
        let bytes = UnsafeRawPointer(start)
        var state = seed ^ UInt64(truncatingIfNeeded: count)
        var offset = 0
        while offset + 8 <= count {
            state = Self.fold(state, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < count {
            rest = rest << 8 | UInt64(start[offset])
            offset += 1
        }
        return Self.fold(state, rest)
    }

    @inline(__always)
    private static func fold(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: word ^ 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low ^ state
    }
}

/// The lines of a table, as long as its arrays are pinned.
private struct PinnedLines {
    let bytes: UnsafePointer<UInt8>
    let ends: UnsafePointer<Int>
    let first: Int

    @inline(__always)
    func line(_ line: Int) -> LineBytes {
        let line = line + first
        let start = line == 0 ? 0 : ends[line - 1]
        return LineBytes(start: bytes + start, count: ends[line] - start)
    }
}

extension LineTable {
    /// Calls `body` with the lines; they must not leave it.
    fileprivate func withLines<Result>(_ body: (PinnedLines) -> Result) -> Result {
        // An array of no bytes has no address, but its lines are empty and are never read.
        bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { ends in
                withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { none in
                    let nothing = UnsafeRawPointer(none.baseAddress.unsafelyUnwrapped)
                    return body(
                        PinnedLines(
                            bytes: bytes.baseAddress ?? nothing.assumingMemoryBound(to: UInt8.self),
                            ends: ends.baseAddress ?? nothing.assumingMemoryBound(to: Int.self), first: first)
                    )
                }
            }
        }
    }
}

/// A hash table with open addressing from a line's bytes to its number.
private struct LineNumbering {
    /// Upper half: of the hash; lower half: the number plus one; 0 is free.
    private var slots: [UInt64]
    private let mask: Int
    private let seed: UInt64
    /// The first line of each number.
    private var lines: [LineBytes] = []

    private static let processSeed = UInt64.random(in: .min ... .max)

    init(capacity: Int) {
        var size = 16
        while size < capacity + capacity / 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        mask = size - 1
        seed = Self.processSeed
    }

    var count: Int { lines.count }

    @inline(__always)
    mutating func number(of line: LineBytes) -> Int32 {
        let hash = line.hash(seed: seed)
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag, lines[number].isSame(as: line) {
                return Int32(number)
            }
            slot = (slot + 1) & mask
        }
        lines.append(line)
        slots[slot] = tag | UInt64(lines.count)
        return Int32(lines.count - 1)
    }
}
