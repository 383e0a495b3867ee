import KataText
import KataYAML

/// The keys of `plugin.yaml`, as data.
enum ManifestTables {
    /// What every manifest begins with, whatever its kind.
    private static let common = [
        MapKey("plugin", .integer(1...1), "the number of the format; the first key", isRequired: true),
        MapKey("kind", .choice(["pattern", "language"]), "what the plugin adds", isRequired: true),
        MapKey("id", .identifier, "the plugin's name, which is also its folder's", isRequired: true),
        MapKey("version", .text, "the plugin's version, such as 1.0.0", isRequired: true),
    ]

    /// The keys of a pattern module.
    static let pattern = MapTable(
        "a pattern module's manifest",
        common + [
            MapKey("title", .localizedText, "the name for people"),
            MapKey("language", .identifier, "the language plugin that builds it; swift where it is absent"),
            MapKey("swift", .integer(5...6), "the Swift language mode; 5 where it is absent"),
            MapKey("contract", .entries(.map(promisedType)), "the types and members that katas may rely on"),
            MapKey(
                "structure", .either([.text, .map(StructureReader.table)]),
                "what a solution has to be: sentences, or the id of some"),
        ])

    /// The keys of a language.
    static let language = MapTable(
        "a language's manifest",
        common + [
            MapKey("title", .text, "the name for people", isRequired: true),
            MapKey(
                "extensions", .list(.text), "endings of source files, without the point", isRequired: true),
            MapKey("ignore", .list(.text), "globs over names of source files that are no part of a solution"),
            MapKey("tools", .list(.text), "programs that steps may run", isRequired: true),
            MapKey(
                "needs", .list(.map(need)), "what has to be on the machine, and the packages that bring it"),
            MapKey(
                "names", .choice(["kept", "numbered"]), "whether files of a submission keep their names"),
            MapKey("detect", .list(.text), "a command that prints the compiler's version", isRequired: true),
            MapKey("runtime", .list(.anything), "steps that make what every build uses"),
            MapKey("build", .list(.anything), "steps that make a worker", isRequired: true),
            MapKey(
                "try", .list(.text), "a command that makes a program of a solution and Try.swift or the like"),
            MapKey("locate", .list(.text), "a command that says where in the sources addresses are"),
            MapKey("copy", .list(.anything), "steps that make a worker out of a changed copy of the sources"),
            MapKey("repair", .list(.text), "a command that may mend a build that failed"),
            MapKey("run", .list(.text), "the worker's command", isRequired: true),
            MapKey("serve", .list(.text), "the worker server's command"),
            MapKey("resets", .truth, "whether the worker can be told to be as new, by 'reset'"),
            MapKey("spelling", .map(spelling), "how the language spells a contract's names"),
            MapKey("grace", .map(grace), "what the language's runtime may take beside a kata's limits"),
            MapKey(
                "lacks", .list(.choice(LanguageAbility.allCases.map(\.rawValue))),
                "what katas may want, and solutions in the language cannot have"),
            MapKey(
                "priority", .integer(0...100), "which language wins where a folder holds as many files of two"
            ),
        ])

    /// The keys of `spelling`.
    static let spelling = MapTable(
        "the spelling of names",
        [
            MapKey("members", .choice(NameSpelling.Style.allCases.map(\.rawValue)), "methods and properties"),
            MapKey("cases", .choice(NameSpelling.Style.allCases.map(\.rawValue)), "cases of enumerations"),
        ])

    /// The keys of an item of `needs`.
    static let need = MapTable(
        "a need of a language",
        [
            MapKey("run", .list(.text), "a command that leaves with 0 where the need is met"),
            MapKey(
                "file", .either([.text, .list(.text)]), "a path that is there, or several of which one is"),
            MapKey("package", .text, "the package of Debian that brings it"),
        ])

    /// The keys of `grace`.
    static let grace = MapTable(
        "a language's grace",
        [
            MapKey("address", .size, "address space, such as 1GiB"),
            MapKey("memory", .size, "resident memory, such as 48MiB"),
        ])

    /// The keys of a type in `contract`.
    static let promisedType = MapTable(
        "a type of the contract",
        [
            MapKey("make", .list(.text), "initializers, as calls with parameter types"),
            MapKey("properties", .entries(.text), "properties with their types"),
            MapKey("methods", .list(.text), "methods with parameter and result types"),
            MapKey("cases", .list(.text), "the cases of an enumeration"),
        ])
}
