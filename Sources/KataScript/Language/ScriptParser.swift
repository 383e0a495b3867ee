public import KataDiagnostics

/// Parses the script language: the text of `commands`, expressions, `objects` and `undo`.
///
/// It never fails as a whole: what cannot be read is reported, and reading goes on at the next statement.
public struct ScriptParser {
    /// Returns the statements of a block of text.
    public static func block(_ text: LocatedText, diagnostics: inout Diagnostics) -> Block {
        Block(statements: [], range: text.range)
    }

    /// Returns the one expression that the whole text is; nil after reporting why it is none.
    public static func expression(_ text: LocatedText, diagnostics: inout Diagnostics) -> Expression? { nil }

    /// Returns the entries `name = expression`, one a line.
    public static func objects(_ text: LocatedText, diagnostics: inout Diagnostics) -> [ObjectDeclaration] { [] }

    /// Returns the name that the whole text is; nil after reporting why it is none, or may not be bound.
    public static func boundName(_ text: LocatedText, diagnostics: inout Diagnostics) -> Name? { nil }

    /// Returns the rules `Type.method(a) -> inverse(a)`, one a line.
    public static func inverseRules(_ text: LocatedText, diagnostics: inout Diagnostics) -> [InverseRule] { [] }

    /// Returns the rule whose left side and right side stand in two texts: an entry of a map.
    public static func inverseRule(
        left: LocatedText, right: LocatedText, diagnostics: inout Diagnostics
    ) -> InverseRule? { nil }
}
