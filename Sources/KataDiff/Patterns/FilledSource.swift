public import KataScript

extension LinePattern {
    /// Returns the line as the file writes it, with values for the references that are known.
    func source(with values: Bindings) -> String {
        guard source.utf8.contains(UInt8(ascii: "$")) else { return source }
        var result = ""
        var rest = source[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("$${") {
                // An escaped brace begins no reference.
                result += "$${"
                rest = rest.dropFirst(3)
            } else if let end = rest.firstIndex(of: "}"), rest.hasPrefix("${"),
                let value = values[String(rest[..<end].dropFirst(2))]
            {
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}

extension LogComparer {
    /// Returns a pattern as the file writes it, with the values that are known here.
    public func filled(_ pattern: LinePattern) -> String { pattern.source(with: values) }
}
