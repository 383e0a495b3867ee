import KataScript

extension World {
    /// Which words of a thrown error count: as many as the kata's scenarios expect before a `*`; nil where they expect none.
    var words: (@Sendable (String) -> String)? {
        let counts = kata.scenarios.flatMap(\.expectedMessages).map { glob in
            glob.contains("*") ? glob.prefix { $0 != "*" }.split(separator: " ").count : Int.max
        }
        guard let count = counts.max(), count > 0 else { return nil }
        return { message in message.split(separator: " ").prefix(count).joined(separator: " ") }
    }
}

extension Scenario {
    /// The globs over messages of errors that the scenario expects.
    fileprivate var expectedMessages: [String] {
        // What depends on a row says nothing of the messages of others.
        var globs = [expectation?.error?.template.plainText].compactMap(\.self)
        commands.forEachStatement { statement in
            if case .expectThrows(_, let error) = statement.kind, let text = error.message?.plainText {
                globs.append(text)
            }
        }
        return globs
    }
}
