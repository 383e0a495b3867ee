/// How a language spells the names that a contract writes in camelCase.
public struct NameSpelling: Sendable, Equatable {
    /// A way to join the words of a name.
    public enum Style: String, Sendable, CaseIterable {
        /// `addOrder`.
        case camelCase
        /// `add_order`.
        case snakeCase = "snake_case"
        /// `ADD_ORDER`.
        case upperCase = "UPPER_CASE"
    }

    /// How methods, properties and parameters are spelled.
    public var members = Style.camelCase
    /// How the cases of an enumeration are spelled.
    public var cases = Style.camelCase

    /// Returns a member's name as people would write it in the language.
    func member(_ name: String) -> String { members.spelled(name) }

    /// Returns a case's name as people would write it in the language.
    func enumCase(_ name: String) -> String { cases.spelled(name) }
}

extension NameSpelling.Style {
    /// Returns a name in camelCase, spelled this way.
    func spelled(_ name: String) -> String {
        switch self {
        case .camelCase: name
        case .snakeCase: NameForm.words(of: name).joined(separator: "_").lowercased()
        case .upperCase: NameForm.words(of: name).joined(separator: "_").uppercased()
        }
    }
}

/// What names of different languages have in common.
enum NameForm {
    /// Words after which the first part of a selector goes on with a label: `initWithName:`.
    private static let joints = ["With", "From", "For", "By", "Using"]

    /// Returns a name without case and underscores: `addOrder`, `add_order` and `ADD_ORDER` are one.
    static func folded(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0 != "_" }
    }

    /// Returns the words of a name in camelCase: `question1` is one, `HRDepartment` is two.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let next = letters.dropFirst(index + 1).first
            let previous = index > 0 ? letters[index - 1] : nil
            let begins =
                letter.isUppercase && (previous?.isLowercase ?? true || (next?.isLowercase ?? false))
            if words.isEmpty || begins || previous == "_" { words.append("") }
            if letter != "_" { words[words.count - 1].append(letter) }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Returns the ways in which a selector can be read as a name with labels; any other name is itself.
    ///
    /// `pushOrderWithString:type:` is `pushOrder(string:type:)`, or `pushOrderWithString(_:type:)`.
    static func readings(of name: String) -> [(name: String, labels: [String]?)] {
        guard name.contains(":") else { return [(name, nil)] }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        let first = parts.first ?? ""
        var readings = [(name: first, labels: Optional([""] + parts.dropFirst()))]
        let words = words(of: first)
        for (index, word) in words.enumerated().dropFirst() where joints.contains(word) {
            let base = words[..<index].joined()
            let label = words[(index + 1)...].joined()
            readings.append((base, [label] + parts.dropFirst()))
            readings.append((base, [""] + parts.dropFirst()))
        }
        return readings
    }

    /// Returns what more than half of the names begin with: two or three capitals; nil for nothing.
    static func sharedPrefix(of names: [String]) -> String? {
        for count in [3, 2] {
            let prefixes = names.map { String($0.prefix(count)) }.filter { prefix in
                prefix.count == count && prefix.allSatisfy { $0.isASCII && $0.isUppercase }
            }
            let found = Set(prefixes).first { prefix in
                prefixes.count { $0 == prefix } * 2 > names.count && names.count > 1
            }
            if let found { return found }
        }
        return nil
    }

    /// Returns the words that all names begin with, joined; nothing where one of them has no more.
    static func sharedWords(of names: [String]) -> String {
        guard let first = names.first, names.count > 1 else { return "" }
        var shared = ""
        for word in words(of: first).dropLast() {
            let longer = shared + word
            guard names.allSatisfy({ folded($0).hasPrefix(folded(longer)) && folded($0) != folded(longer) })
            else { break }
            shared = longer
        }
        return shared
    }
}
