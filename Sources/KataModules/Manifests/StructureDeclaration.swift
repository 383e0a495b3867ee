public import KataDiagnostics
public import KataStructure
import KataYAML

/// What a manifest says of a solution's structure: sentences, or a preset with names and counts.
public struct StructureDeclaration: Sendable {
    /// The sentences that stand in the manifest itself.
    public var rules: StructureRules
    /// The id of the sentences that come before them, with its place.
    public var preset: (id: String, range: SourceRange)?
    /// How many parts a role has at least, where the preset says another number.
    public var counts: [String: Int] = [:]
    /// Tells whether a solution without the pattern fails.
    public var isRequired = false
    /// Tells whether the roles are not named before the kata is solved.
    public var isSecret = false

    /// Returns the sentences together with those of the preset.
    func rules(with preset: StructureRules) -> StructureRules {
        let counted = preset.sentences.map { sentence in
            var sentence = sentence
            if case .hasCount(let role, let count, let part) = sentence.meaning,
                let number = counts[part] ?? counts[role]
            {
                sentence.meaning = .hasCount(
                    role: role, count: Count(number: number, isLeast: count.isLeast), part: part)
                sentence.text = sentence.text.replacing("\(count.number)", with: "\(number)")
            }
            return sentence
        }
        return StructureRules(
            rules.sentences.filter(\.isName) + counted + rules.sentences.filter { !$0.isName })
    }
}

extension Sentence {
    /// Whether it gives a role names of the contract.
    fileprivate var isName: Bool {
        switch meaning {
        case .isNamed, .hasNamed: true
        default: false
        }
    }
}

/// Reads `structure:` of a manifest, and the files that presets are.
enum StructureReader {
    /// The keys of `structure` where it is a map.
    static let table = MapTable(
        "structure",
        [
            MapKey("preset", .identifier, "the id of sentences in a folder 'structures' of the plugins"),
            MapKey(
                "roles", .entries(.either([.text, .list(.text)])), "the names of the contract for each role"),
            MapKey("counts", .entries(.integer(1...99)), "how many parts a role has at least"),
            MapKey("sentences", .text, "sentences, one fact a line"),
            MapKey("required", .truth, "whether a solution without the pattern fails"),
            MapKey("secret", .truth, "whether the roles are not named before the kata is solved"),
        ])

    /// The keys of a preset's file.
    static let presetTable = MapTable(
        "a structure",
        [
            MapKey("structure", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey("id", .identifier, "the name, which is also the file's", isRequired: true),
            MapKey("title", .localizedText, "the name for people"),
            MapKey("sentences", .text, "sentences, one fact a line", isRequired: true),
        ])

    /// Reads the value of `structure`.
    static func read(_ node: YAMLNode, _ diagnostics: inout Diagnostics) -> StructureDeclaration? {
        guard !node.isScalar else {
            if isIdentifier(node.string) {
                return StructureDeclaration(rules: StructureRules(), preset: (node.string, node.range))
            }
            guard let text = node.readText("'structure'", diagnostics: &diagnostics) else { return nil }
            return StructureDeclaration(rules: SentenceParser.parse(text, diagnostics: &diagnostics))
        }
        guard let map = MapReader(node, table, diagnostics: &diagnostics) else { return nil }
        var result = StructureDeclaration(rules: StructureRules())
        result.preset = map.identifier("preset", diagnostics: &diagnostics).map { ($0.string, $0.range) }
        for (role, value) in map.entries("roles", diagnostics: &diagnostics) {
            if let sentence = names(role, value, &diagnostics) { result.rules.sentences.append(sentence) }
        }
        for (role, value) in map.entries("counts", diagnostics: &diagnostics) {
            result.counts[role.string] = value.readInteger("a count", in: 1...99, diagnostics: &diagnostics)
        }
        if let text = map.text("sentences", diagnostics: &diagnostics) {
            result.rules.sentences += SentenceParser.parse(text, diagnostics: &diagnostics).sentences
        }
        result.isRequired = map.truth("required", diagnostics: &diagnostics) ?? false
        result.isSecret = map.truth("secret", diagnostics: &diagnostics) ?? false
        return result
    }

    private static func names(_ role: YAMLNode, _ value: YAMLNode, _ diagnostics: inout Diagnostics)
        -> Sentence?
    {
        if value.isScalar {
            guard let name = value.readText("a role's name", diagnostics: &diagnostics) else { return nil }
            return Sentence(
                meaning: .isNamed(role: role.string, name: name.string),
                text: "\(role.string) is \(name.string)",
                range: value.range)
        }
        let names = (value.readItems("a role's names", diagnostics: &diagnostics) ?? []).compactMap {
            $0.readText("a role's name", diagnostics: &diagnostics)?.string
        }
        return Sentence(
            meaning: .hasNamed(role: role.string, names: names),
            text: "\(role.string) has \(names.joined(separator: ", "))", range: value.range)
    }

    /// Reads a preset's file.
    static func preset(_ source: SourceFile, _ diagnostics: inout Diagnostics) -> StructureRules? {
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics),
            let map = MapReader(root, presetTable, diagnostics: &diagnostics)
        else { return nil }
        _ = map.integer("structure", diagnostics: &diagnostics)
        guard let text = map.text("sentences", diagnostics: &diagnostics) else { return nil }
        return SentenceParser.parse(text, diagnostics: &diagnostics)
    }
}
