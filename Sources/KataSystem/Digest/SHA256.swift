import CDigest

/// A SHA-256 (FIPS 180-4) under way.
public struct SHA256 {
    private var state = kata_sha256_begin()

    /// Begins a hash of nothing.
    public init() {}

    /// Adds bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        kata_sha256_add(&state, start, bytes.count)
    }

    /// The digest of all bytes added so far, as 64 hexadecimal digits.
    public var hexDigest: String {
        let digits = Array("0123456789abcdef".utf8)
        let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// The digest of all bytes added so far in base 64 (RFC 4648), as a Content-Security-Policy names it.
    public var base64Digest: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        // 32 bytes and one of nothing are eleven groups of three, the last digit of which is the sign of padding.
        let bytes = digest + [0]
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
            for shift in [18, 12, 6, 0] { text.append(digits[group >> shift & 63]) }
        }
        text[text.count - 1] = UInt8(ascii: "=")
        return String(decoding: text, as: UTF8.self)
    }

    private var digest: [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        withUnsafePointer(to: state) { kata_sha256_digest($0, &digest) }
        return digest
    }
}
