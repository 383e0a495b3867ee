/// The words of a command line: a command, then options with a value each.
struct Arguments {
    /// What is wrong with a command line.
    enum UsageError: Error {
        case unknownOption(String)
        case missingValue(option: String)
        case missingOption(String)
    }

    private var values: [String: String] = [:]

    /// Takes the options that a command knows.
    init(_ words: ArraySlice<String>, known: Set<String>) throws(UsageError) {
        var words = words
        while let word = words.popFirst() {
            guard known.contains(word) else { throw .unknownOption(word) }
            guard let value = words.popFirst() else { throw .missingValue(option: word) }
            values[word] = value
        }
    }

    /// The value of an option that may be left out.
    func optional(_ option: String) -> String? {
        values[option]
    }

    /// The folder that an option names, without a slash at its end.
    func folder(_ option: String) throws(UsageError) -> String {
        var path = try required(option)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// The value of an option that must be there.
    func required(_ option: String) throws(UsageError) -> String {
        guard let value = values[option] else { throw .missingOption(option) }
        return value
    }
}
