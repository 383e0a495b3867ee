internal import KataDiagnostics

/// Looks through a file's bytes before libyaml does: libyaml stops at the first bad one and names no place for it.
struct EncodingCheck {
    /// The first byte behind a byte order mark.
    private(set) var start = 0
    /// Tells whether every character is one byte.
    private(set) var isASCII = true
    /// The first byte sequence that no kata file may hold.
    private(set) var problem: (problem: YAMLProblem, range: SourceRange)?

    /// Checks the whole of `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let encoding = EncodingCheck.wideEncoding(bytes) {
            problem = (.notUTF8(encoding: encoding), SourceRange(0, min(1, bytes.count)))
            return
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        var place = start
        while place < bytes.count {
            if bytes.count - place >= 8, EncodingCheck.isPlain(eightBytes(bytes, at: place)) {
                place += 8
                continue
            }
            let byte = bytes[place]
            if byte >= 0x20, byte < 0x7F || byte == 0x0A {
                place += 1
            } else if byte < 0x80 {
                if let found = EncodingCheck.control(byte, bytes, place) {
                    problem = (found, SourceRange(place, place + 1))
                    return
                }
                place += 1
            } else {
                isASCII = false
                guard let (value, length) = EncodingCheck.scalar(bytes, at: place) else {
                    problem = (.invalidUTF8(byte: byte), SourceRange(place, place + 1))
                    return
                }
                if let found = EncodingCheck.refusal(of: value) {
                    problem = (found, SourceRange(place, place + length))
                    return
                }
                place += length
            }
        }
    }

    /// Tells whether each of eight bytes is printable ASCII: none above 0x7E, none below 0x20.
    private static func isPlain(_ eight: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let isHigh = (eight | (eight &+ ones)) & highBits != 0
        return !isHigh && (eight &- ones &* 0x20) & ~eight & highBits == 0
    }

    /// Returns UTF-16 or UTF-32 where the first bytes show it.
    private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return "UTF-32"
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        guard bytes.count >= 4 else { return nil }
        let zeros = bytes.prefix(4).map { $0 == 0 }
        if zeros == [true, true, true, false] || zeros == [false, true, true, true] { return "UTF-32" }
        return zeros == [true, false, true, false] || zeros == [false, true, false, true] ? "UTF-16" : nil
    }

    private static func control(
        _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int
    ) -> YAMLProblem? {
        switch byte {
        case 0x09, 0x0A: nil
        case 0x0D:
            place + 1 < bytes.count && bytes[place + 1] == 0x0A ? nil : .foreignLineBreak(scalar: 0x0D)
        case 0: .nulByte
        default: .controlCharacter(scalar: UInt32(byte))
        }
    }

    private static func refusal(of value: UInt32) -> YAMLProblem? {
        switch value {
        case 0x85, 0x2028, 0x2029: .foreignLineBreak(scalar: value)
        case 0x80...0x9F, 0xFFFE, 0xFFFF, 0xFEFF: .controlCharacter(scalar: value)
        default: nil
        }
    }

    /// Decodes the scalar at `place` by table 3-7 of the Unicode Standard; nil if it is ill-formed.
    private static func scalar(
        _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
    ) -> (value: UInt32, length: Int)? {
        let lead = bytes[place]
        guard (0xC2...0xF4).contains(lead) else { return nil }
        let length = scalarLength(lead)
        guard place + length <= bytes.count else { return nil }
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for next in bytes[place + 1..<place + length] {
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= smallest, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, length)
    }
}
