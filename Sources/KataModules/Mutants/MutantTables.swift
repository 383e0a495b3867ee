public import KataYAML

/// The keys of `mutants.yaml`, as data; a JSON Schema is made from the same tables.
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
}
