/// Turns libyaml's positions, which count characters, into offsets in the file, which count bytes.
///
/// Positions come nearly in order, so it walks from the last one asked for.
struct ByteOffsets {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private let isASCII: Bool
    private var character = 0
    private var byte: Int

    /// Begins at `start`, the first byte behind a byte order mark; `isASCII` tells that no walk is needed.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isASCII: Bool) {
        self.bytes = bytes
        self.start = start
        self.byte = start
        self.isASCII = isASCII
    }

    /// Returns the offset of the character at `index`.
    mutating func offset(of index: Int) -> Int {
        if isASCII { return min(start + index, bytes.count) }
        while index - character >= 8, bytes.count - byte >= 8, eightBytes(bytes, at: byte) & highBits == 0 {
            byte += 8
            character += 8
        }
        while character < index, byte < bytes.count {
            byte += scalarLength(bytes[byte])
            character += 1
        }
        while character > index, byte > start {
            byte -= 1
            while byte > start, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
            character -= 1
        }
        return min(byte, bytes.count)
    }
}

/// The highest bit of each of eight bytes: set in some byte of what is not ASCII.
let highBits: UInt64 = 0x8080_8080_8080_8080

/// Returns the eight bytes at `place` as one number.
func eightBytes(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
}
