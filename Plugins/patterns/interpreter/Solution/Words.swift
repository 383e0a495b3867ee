/// The words of a sentence, read from the front, each with the place where it stands.
struct Words {
    private let words: [(text: String, column: Int)]
    private let end: Int
    private var position = 0

    /// Splits a text at its blanks; brackets are words of their own.
    init(_ text: String) {
        var words: [(text: String, column: Int)] = []
        var inWord = false
        for (index, character) in text.enumerated() {
            let isBracket = character == "(" || character == ")"
            if inWord, !isBracket, character != " " {
                words[words.count - 1].text.append(character)
            } else if character != " " {
                words.append((String(character), index + 1))
            }
            inWord = character != " " && !isBracket
        }
        self.words = words
        end = text.count + 1
    }

    /// The word that comes next, nil at the end.
    var next: String? {
        position < words.count ? words[position].text : nil
    }

    /// Goes past the next word if it is the one that is asked for.
    mutating func take(_ word: String) -> Bool {
        guard next == word else { return false }
        position += 1
        return true
    }

    /// Goes past the next word and returns what it means.
    ///
    /// - Throws: `Misreading` if it means nothing here.
    mutating func read<Meaning>(_ what: String, _ meaning: (String) -> Meaning?) throws -> Meaning {
        guard let next, let found = meaning(next) else { throw misreading(what) }
        position += 1
        return found
    }

    /// Tells of the next word that something else should stand in its place.
    func misreading(_ expected: String) -> Misreading {
        guard position < words.count else {
            return Misreading(column: end, word: "the end", expected: expected)
        }
        return Misreading(column: words[position].column, word: words[position].text, expected: expected)
    }
}

/// A word that means nothing where it stands.
struct Misreading: Error, CustomStringConvertible {
    let column: Int
    let word: String
    let expected: String

    var description: String {
        "\(column): \(word) is not \(expected)"
    }
}
