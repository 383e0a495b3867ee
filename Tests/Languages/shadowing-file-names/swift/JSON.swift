enum JSON {
    static let name = "json"
}
