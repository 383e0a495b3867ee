import KataDiagnostics

extension String {
    /// The text without line breaks at its end, and with everything escaped that a terminal would obey but line breaks.
    var visibleText: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
        while let last = lines.last, last.isEmpty { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
