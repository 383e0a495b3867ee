extension String {
    /// Returns the digits with zeros in front where they are fewer than `width`.
    public func paddedWithZeros(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - utf8.count)) + self
    }
}
