import KataModules
import KataScript
import KataTranscript

/// The names that a sequence's objects get when it is written down: those of their types, numbered.
struct WrittenNames {
    private var names: [Handle: String] = [:]

    /// Gives names that are neither the kata's own nor the module's.
    init(_ moves: [Move], in world: World) {
        var taken = Set(world.kata.shared.objects.map(\.name.text))
        taken.formUnion(world.types.names)
        taken.formUnion(world.types.moduleMembers)
        taken.formUnion(Self.reserved)
        for move in moves {
            guard let binding = move.binding else { continue }
            let word = Self.word(for: move.type)
            var name = word
            var number = 2
            while taken.contains(name) {
                name = "\(word)\(number)"
                number += 1
            }
            taken.insert(name)
            names[.made(binding)] = name
        }
    }

    /// Returns the name of an object.
    func name(_ handle: Handle) -> String {
        switch handle {
        case .given(let name): name
        case .made: names[handle] ?? "it"
        }
    }

    /// Words that mean something else in a script.
    private static let reserved: Set<String> = [
        "let", "var", "for", "in", "repeat", "while", "if", "else", "expect", "throws", "log", "undo", "redo",
        "drop", "all", "true", "false", "nil", "not", "matches", "format", "size", "text", "round", "abs",
        "min",
        "max", "near", "any", "some", "result", "old", "self", "return", "func", "class", "struct", "import",
    ]

    /// The last word of a type's name, as a name is written: `SqlServerFactory` is a `factory`, `HRDepartment` a `department`.
    static func word(for type: String) -> String {
        let characters = Array(type.split(separator: ".").last ?? "object")
        var letters: [Character] = []
        for (index, character) in characters.enumerated() {
            let endsCapitals = index + 1 < characters.count && characters[index + 1].isLowercase
            let startsWord =
                character.isUppercase && (letters.last?.isLowercase ?? false || endsCapitals)
            if startsWord { letters = [] }
            letters.append(character)
        }
        let word = letters.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let text = String(word).lowercased()
        return text.first?.isLetter == true ? text : "object"
    }
}
