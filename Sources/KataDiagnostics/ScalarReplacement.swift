extension String {
    /// Returns the text with another in place of each occurrence of `mark`, compared by Unicode scalars.
    ///
    /// By characters, a mark that is followed by a combining accent would not be found.
    public func replacingScalars(of mark: String, with replacement: String) -> String {
        let mark = Array(mark.unicodeScalars)
        let text = Array(unicodeScalars)
        guard let first = mark.first else { return self }
        var result = String.UnicodeScalarView()
        var index = 0
        while index < text.count {
            if text[index] == first, text[index...].starts(with: mark) {
                result.append(contentsOf: replacement.unicodeScalars)
                index += mark.count
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(result)
    }
}
