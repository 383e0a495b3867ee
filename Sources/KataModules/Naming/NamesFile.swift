import KataText

/// What a solution says of its own names, in a file `kata.names`: a line `PaperA = HCDtextPaperA` each.
public struct NamesFile: Sendable {
    /// The file's name in a solution's folder.
    public static let name = "kata.names"

    private var names: [String: String] = [:]

    /// Makes a file that says nothing.
    init() {}

    /// Reads the lines; what follows a `#` is a remark.
    init(_ bytes: [UInt8]) {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.prefix { $0 != "#" }
            let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
            if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
                names[String(parts[0])] = String(parts[1])
            }
        }
    }

    /// Returns the names with those of another file in place of them.
    func replacing(with other: NamesFile) -> NamesFile {
        var result = self
        result.names.merge(other.names) { $1 }
        return result
    }

    /// Returns the solution's own name for a type, or for a member as `Waiter.addOrder`.
    subscript(promised: String) -> String? { names[promised] }
}
