extension SourceFile {
    /// Returns the content with the fixes of diagnostics applied; one that overlaps an earlier one waits for the next time.
    ///
    /// - Returns: the new content and how many fixes are in it; nil where there is nothing to mend.
    public func applyingFixes(of diagnostics: [Diagnostic]) -> (bytes: [UInt8], count: Int)? {
        var edits: [FixIt.Edit] = []
        var count = 0
        for fix in diagnostics.compactMap(\.fix) where !fix.edits.isEmpty {
            let overlaps = fix.edits.contains { new in
                edits.contains {
                    new.range.start < $0.range.end && $0.range.start < new.range.end || new.range == $0.range
                }
            }
            if overlaps { continue }
            edits += fix.edits
            count += 1
        }
        guard count > 0 else { return nil }
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            result += bytes[position..<edit.range.start]
            result += edit.replacement.utf8
            position = edit.range.end
        }
        return (result + bytes[position...], count)
    }
}
