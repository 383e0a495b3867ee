/// A tune in letters and numbers, such as `T 500 O 2 E 0.5 G 0.5`.
final class Score {
    init(_ text: String) throws {
        // Which objects make up a tune? Read them here, once.
    }

    /// Plays the tune: a line of what is heard.
    func play() {}
}

/// A condition in words, such as `member and not (late or banned)`.
final class Rule {
    init(_ text: String) throws {
        // A rule is a tree: what are its leaves, what are its branches?
    }

    /// Tells whether the rule holds; what no fact says is false.
    func evaluate(_ facts: [String: Bool]) -> Bool {
        false
    }
}
