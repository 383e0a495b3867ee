public import KataYAML

/// The keys of `mutants.yaml`, `cheats.yaml` and `equivalents.yaml`, as data; JSON Schemas are made from the same tables.
public enum MutantTables {
    /// The keys at the top of the file.
    public static func file(of kind: WrongKind) -> MapTable {
        MapTable(
            "a file of \(kind.rawValue)",
            [
                MapKey(
                    kind.rawValue, .integer(1...1), "the number of the format; the first key",
                    isRequired: true),
                MapKey(
                    list(of: kind), .entries(.map(entry(of: kind))),
                    "wrong solutions by name; each is the reference with changes",
                    isRequired: true),
            ])
    }

    /// The key of those that the file describes.
    static func list(of kind: WrongKind) -> String {
        switch kind {
        case .mutants: "mistakes"
        case .cheats: "shortcuts"
        }
    }

    /// The keys of one of them.
    static func entry(of kind: WrongKind) -> MapTable {
        let why =
            switch kind {
            case .mutants: "why people make the mistake"
            case .cheats: "why people take the shortcut"
            }
        return MapTable(
            "a \(kind.noun)",
            [
                MapKey("why", .text, why, isRequired: true),
                MapKey(
                    "changes", .list(.map(mutantChange)), "what is not as in the reference", isRequired: true),
            ])
    }

    /// The keys of a change.
    static let mutantChange = MapTable(
        "a change",
        [
            MapKey("in", .text, "the file, by its path below 'Solution'", isRequired: true),
            MapKey("from", .text, "text of the reference that occurs once in the file", isRequired: true),
            MapKey("to", .text, "what stands there instead; nothing where it is absent"),
        ])

    /// The keys at the top of a file of equivalents.
    public static let equivalents = MapTable(
        "a file of equivalent mutants",
        [
            MapKey(
                "equivalents", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey(
                "mutants", .list(.map(equivalent)), "changes of the reference that nothing can show",
                isRequired: true),
        ])

    /// The keys of an equivalent mutant.
    static let equivalent = MapTable(
        "an equivalent mutant",
        [
            MapKey("in", .text, "the file, by its path below 'Solution'", isRequired: true),
            MapKey("line", .text, "the reference's line, as 'kata mutate' shows it", isRequired: true),
            MapKey("becomes", .text, "the mutant's line; nothing where it is absent"),
            MapKey("why", .text, "why no scenario can show it", isRequired: true),
        ])
}
