import KataTranscript

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
    /// A name of more bytes is nobody's, and is read as it stands: the ways to read one take the square of its length.
    private static let longest = 400

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

    /// A way to read a selector.
    struct Reading {
        var name: String
        /// The labels that it has; nil where the name is no selector.
        var labels: [String]?
        /// Whether the first label is no more than the rest of a name: then the contract has to have it, too.
        var needsLabel = false

        /// Tells whether a signature has the label that the reading rests on.
        func fits(_ call: Signature) -> Bool {
            guard needsLabel else { return true }
            let label = call.parameters.first?.label
            return label.map(folded) == labels?.first.map(folded)
        }
    }

    /// Returns the ways in which a selector can be read as a name with labels; any other name is itself.
    ///
    /// `pushOrderWithString:type:` is `pushOrder(string:type:)`, or `pushOrderWithString(_:type:)`; `moveTo:` is `move(to:)`.
    static func readings(of name: String) -> [Reading] {
        guard name.contains(":"), name.utf8.count <= longest else { return [Reading(name: name)] }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        let first = parts.first ?? ""
        var readings = [Reading(name: first, labels: [""] + parts.dropFirst())]
        let words = words(of: first)
        for (index, word) in words.enumerated().dropFirst() {
            let base = words[..<index].joined()
            let rest = words[index...].joined()
            readings.append(Reading(name: base, labels: [rest] + parts.dropFirst(), needsLabel: true))
            guard joints.contains(word) else { continue }
            let label = words[(index + 1)...].joined()
            readings.append(Reading(name: base, labels: [label] + parts.dropFirst()))
            readings.append(Reading(name: base, labels: [""] + parts.dropFirst()))
        }
        return readings
    }

    /// Returns what more than half of the names begin with: two or three capitals; nil for nothing.
    static func sharedPrefix(of names: [String]) -> String? {
        for count in [3, 2] {
            let prefixes = names.map { String($0.prefix(count)) }.filter { prefix in
                prefix.count == count && prefix.allSatisfy { $0.isASCII && $0.isUppercase }
            }
            let counts = prefixes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let found = counts.first { $0.value * 2 > names.count && names.count > 1 }
            if let found { return found.key }
        }
        return nil
    }

    /// Returns the words that all names begin with, joined; nothing where one of them has no more.
    static func sharedWords(of names: [String]) -> String {
        guard let first = names.first, names.count > 1, first.utf8.count <= longest else { return "" }
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
