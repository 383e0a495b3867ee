public import KataYAML

/// The keys of `mutants.yaml` and `equivalents.yaml`, as data; JSON Schemas are made from the same tables.
public enum MutantTables {
    /// The keys at the top of the file.
    public static let mutants = MapTable(
        "a file of mutants",
        [
            MapKey("mutants", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey(
                "mistakes", .entries(.map(mutant)),
                "wrong solutions by name; each is the reference with changes",
                isRequired: true),
        ])

    /// The keys of a mutant.
    static let mutant = MapTable(
        "a mutant",
        [
            MapKey("why", .text, "why people make the mistake", isRequired: true),
            MapKey("changes", .list(.map(mutantChange)), "what is not as in the reference", isRequired: true),
        ])

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
