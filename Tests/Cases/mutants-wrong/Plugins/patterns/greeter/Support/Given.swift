enum Given {
    static func say(_ text: String) { print("given: \(text)") }
}
