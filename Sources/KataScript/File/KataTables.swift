import KataText
public import KataYAML

/// The keys of a kata file, as data; a JSON Schema is made from the same tables.
public enum KataTables {
    /// The design patterns that `pattern` knows: the 23 of Gamma, Helm, Johnson and Vlissides, and two more.
    public static let patterns = [
        "abstract-factory", "builder", "factory-method", "prototype", "singleton",
        "adapter", "bridge", "composite", "decorator", "facade", "flyweight", "proxy",
        "chain-of-responsibility", "command", "interpreter", "iterator", "mediator", "memento", "observer",
        "state", "strategy", "template-method", "visitor",
        "simple-factory", "responder-chain", "single-responsibility", "open-closed", "liskov-substitution",
        "dependency-inversion", "interface-segregation", "law-of-demeter",
    ]

    /// The keys at the top of the file; the tables of maps inside it are reached through it.
    public static let kata = MapTable(
        "a kata",
        [
            MapKey("kata", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey("title", .localizedText, "the name for people", isRequired: true),
            MapKey("story", .localizedText, "the situation, what hurts, what the pattern changes"),
            MapKey("pattern", .choice(patterns), "the design pattern that is practised"),
            MapKey(
                "module", .identifier, "the module that supplies the types; the kata's id where it is absent"),
            MapKey("difficulty", .integer(1...5), "how hard the kata is, from 1 to 5"),
            MapKey("tags", .list(.text), "words to select by"),
            MapKey(
                "points", .integer(0...1000), "what all scenarios together are worth; 10 where it is absent"),
            MapKey(
                "structure", .either([.text, .map(structure)]),
                "what a solution without the pattern is worth: 'required', or a map with 'points'"),
            MapKey(
                "hints", .list(.either([.text, .entries(.text), .map(hint)])),
                "hints, from vague to concrete; with 'for' and 'text', those of one scenario"),
            MapKey("see", .list(.text), "links to read, or other katas"),
            wants("what a language has to have for the kata to be solved in it"),
            MapKey(
                "gloss", .entries(.text),
                "what words of the log mean, for readers who do not know its language"),
            undo, limits, settle, log, objects,
            MapKey("commands", .text, "the script, as a block"),
            MapKey("expect", expectation, "the log that the commands must leave"),
            MapKey("setup", .text, "commands before each scenario's own, never on the queue"),
            MapKey(
                "setups", .entries(.text), "opening lines by their names, for the scenarios that 'use' them"),
            params,
            MapKey("tables", .entries(rows), "rows of values by their names, for 'params'"),
            MapKey("scenarios", .list(.map(scenario)), "several runs, instead of 'commands' at the top"),
            MapKey("explore", .map(exploreKeys), "what commands that 'kata explore' makes up may contain"),
        ])

    /// The keys of `explore`.
    static let exploreKeys = MapTable(
        "'explore'",
        [
            MapKey("begin", .text, "commands before each sequence, as a block; they log nothing"),
            MapKey(
                "leave out", .list(.text),
                "types and members that do not occur, such as 'Race' or 'Race.planB'"),
            MapKey(
                "values", .entries(.either([.text, .list(.anything)])),
                "what a property or parameter takes: a list, a range such as '0...24 step 0.5', or 'any'"),
            MapKey("length", .integer(1...1000), "the most commands in a sequence; 12 where it is absent"),
            MapKey(
                "points", .integer(0...1000),
                "what 'kata grade --explore' gives where nothing differs; 0 where it is absent: advice only"),
            MapKey("hidden", .truth, "true: grading shows name, points and kind of verdict alone"),
        ])

    /// The keys of `structure` where it is a map.
    static let structure = MapTable(
        "the structure",
        [
            MapKey("required", .truth, "true: a solution without the pattern fails"),
            MapKey("points", .integer(0...1000), "what the pattern is worth beside the scenarios"),
        ])

    /// The keys of a hint that is for some scenarios.
    static let hint = MapTable(
        "a hint",
        [
            MapKey(
                "for", .either([.text, .list(.text)]), "the scenario that it helps with, or a list of them",
                isRequired: true),
            MapKey("text", .localizedText, "what it says", isRequired: true),
        ])

    /// The keys of an item of `scenarios`.
    static let scenario = MapTable(
        "a scenario",
        [
            MapKey(
                "name", .localizedText, "the name, unique in the kata; machines know the English one",
                isRequired: true),
            MapKey(
                "points", .integer(0...1000),
                "what the scenario is worth; a share of the rest where it is absent"),
            MapKey("hidden", .truth, "true: when grading, only name, points and kind of verdict are shown"),
            params, objects,
            MapKey(
                "use", .either([.text, .list(.text)]),
                "the name of one of the kata's 'setups', or a list of them, which run before the commands"),
            MapKey("commands", .text, "the script, as a block", isRequired: true),
            MapKey("expect", expectation, "the log that the commands must leave"),
            wants("what a language has to have for the scenario to be run in it"),
            undo, limits, settle, log,
        ])

    private static func wants(_ meaning: String) -> MapKey {
        MapKey("wants", .list(.choice(LanguageAbility.allCases.map(\.rawValue))), meaning)
    }

    /// The keys of `limits`.
    static let limitKeys = MapTable(
        "'limits'",
        [
            MapKey("time", .duration, "CPU time of one scenario; 5s where it is absent"),
            MapKey("memory", .size, "peak resident size; 512MiB where it is absent"),
            MapKey("output", .size, "bytes that one scenario may write; 1MiB where it is absent"),
            MapKey(
                "steps", .integer(1...1_000_000_000), "statements and loop turns; 100000 where it is absent"),
        ])

    /// The keys of `expect` in its map form.
    static let expectationKeys = MapTable(
        "'expect'",
        [
            MapKey("log", .either([.text, .list(logItem)]), "the log; not compared where it is absent"),
            MapKey("never", .list(logItem), "lines that must not appear anywhere in the log"),
            MapKey("error", .text, "a glob over the message of the error in which the scenario must end"),
        ])

    /// The matchers that an item of an expected log may be.
    static let matcherKeys = MapTable(
        "a line of an expected log",
        [
            MapKey("glob", .text, "the whole line; * is any characters, ? one"),
            MapKey("re", .text, "the whole line, as a Swift regular expression"),
            MapKey("has", .text, "a part of the line"),
            MapKey("any", .integer(1...1_000_000), "exactly so many lines, whatever they are"),
            MapKey("some", .truth, "true: any number of lines, none included"),
            MapKey("unordered", .list(.anything), "these lines, in any order"),
            MapKey("times", .map(repetitionKeys), "a line so many times in a row"),
            MapKey("lines", .text, "lines as a block, with suffixes"),
        ])

    /// The keys of `times`.
    static let repetitionKeys = MapTable(
        "'times'",
        [
            MapKey("n", .integer(1...1_000_000), "how many times in a row", isRequired: true),
            MapKey("of", .anything, "the line", isRequired: true),
        ])

    private static let undo = MapKey(
        "undo", .either([.choice(["replay"]), .text, .entries(.text)]),
        "what undoes each command: 'replay', or rules as a block or a map")
    private static let limits = MapKey("limits", .map(limitKeys), "the bounds of one scenario")
    private static let settle = MapKey(
        "settle", .duration, "silence to wait for after each command, for modules that work in the background"
    )
    private static let log = MapKey(
        "log", .choice(["output", "all"]),
        "what the log is: standard output, or 'all' for standard error as well")
    private static let objects = MapKey(
        "objects", .either([.text, .entries(.text)]), "objects made in order before the commands")
    private static let params = MapKey(
        "params", rows, "rows of values, or the name of a table; the scenario runs once for each")
    private static let rows = ValueShape.either([.text, .list(.entries(.anything))])
    private static let logItem = ValueShape.either([.text, .map(matcherKeys)])
    private static let expectation = ValueShape.either([.text, .list(logItem), .map(expectationKeys)])
}
