/// A key as a terminal sends it.
enum KeyPress {
    /// A key of one byte.
    case plain(UInt8)
    /// Escape, an arrow or another one that begins with an escape: what stands behind that.
    case escape(ArraySlice<UInt8>)

    private static let escapeByte: UInt8 = 0x1B

    /// Returns the keys one after another: a busy machine reads several at once.
    static func all(in bytes: [UInt8]) -> [KeyPress] {
        var keys: [KeyPress] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let key = rest.prefix(length(ofFirstIn: rest))
            keys.append(key.first == escapeByte ? .escape(key.dropFirst()) : .plain(rest[rest.startIndex]))
            rest = rest.dropFirst(key.count)
        }
        return keys
    }

    /// An escape with `[` or `O` behind it goes on up to the byte that names the key; any other stands alone.
    private static func length(ofFirstIn bytes: ArraySlice<UInt8>) -> Int {
        let start = bytes.startIndex
        guard bytes.first == escapeByte, bytes.count > 2,
            [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[start + 1])
        else { return 1 }
        let end = bytes[(start + 2)...].firstIndex { (0x40...0x7E).contains($0) }
        return (end ?? bytes.endIndex - 1) - start + 1
    }
}
