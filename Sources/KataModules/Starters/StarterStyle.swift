/// How sources of a language look that a learner begins with: templates, words for types, simplest values.
///
/// A language has one in `starters/ID.yaml`, where the id is the language's own or that of a dialect (`typescript`).
public struct StarterStyle: Sendable {
    /// The file's name: `{snake}.py`; `{snake}`, `{camel}` and `{pascal}` spell the module's id.
    var file: String
    /// What each line of a remark begins with.
    var comment: String
    /// Templates of a file's parts, by the keys of `StarterTables.parts`.
    var parts: [String: String]
    /// Whole names such as `java.util.List`, each with the line that lets the code say `List`.
    var imports: [(whole: String, line: String)]
    /// Words for types: `Int`, `Double`, `String`, `Bool`, `nothing`, `type`, `other`, `list`, `map`, `optional`.
    var words: [String: String]
    /// Words for types where they stand inside others, as `Integer` in `List<Integer>`.
    var boxed: [String: String]
    /// The simplest values, by the same keys and `case`.
    var values: [String: String]
    /// Values that a property has by itself.
    var defaults: [String]
    /// Names that a member cannot have.
    var reserved: Set<String>
    /// Tells whether a type may have several initializers or methods of one name.
    var overloads: Bool
    /// Tells whether initializers give all properties their values, and not only those that they take.
    var assignsAll: Bool
    /// How many blank lines stand between types.
    var blankLines: Int
    /// How names are spelled.
    var spelling: NameSpelling

    /// Returns the name of a member or a parameter as the language spells it; a `_` keeps reserved words away.
    func memberName(_ name: String) -> String { escaped(spelling.member(name)) }

    /// Returns the name of a case as the language spells it.
    func caseName(_ name: String) -> String { escaped(spelling.enumCase(name)) }

    private func escaped(_ name: String) -> String { reserved.contains(name) ? name + "_" : name }
}
