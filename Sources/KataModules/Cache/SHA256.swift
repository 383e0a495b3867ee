import CDigest

/// A SHA-256 (FIPS 180-4) under way.
struct SHA256 {
    private var state = kata_sha256_begin()

    /// Adds bytes.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        kata_sha256_add(&state, start, bytes.count)
    }

    /// The digest of all bytes added so far, as 64 hexadecimal digits.
    var hexDigest: String {
        var digest = [UInt8](repeating: 0, count: 32)
        withUnsafePointer(to: state) { kata_sha256_digest($0, &digest) }
        let digits = Array("0123456789abcdef".utf8)
        let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
