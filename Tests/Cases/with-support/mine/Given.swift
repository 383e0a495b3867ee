enum Given {
    static func say(_ text: String) { print("forged: \(text)") }
}
