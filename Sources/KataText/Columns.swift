extension String {
    /// Returns the beginning of the text that fits into so many columns, with a mark where something was cut off.
    public func cut(toWidth limit: Int) -> String {
        guard displayWidth > limit else { return self }
        var result = ""
        var width = 1
        for scalar in unicodeScalars {
            width += scalar.displayWidth
            guard width <= limit else { break }
            result.unicodeScalars.append(scalar)
        }
        return result + "…"
    }

    /// Returns the text with blanks behind it up to so many columns.
    public func padded(toWidth width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }
}
