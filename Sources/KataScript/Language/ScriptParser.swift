public import KataDiagnostics

/// Parses the script language: the text of `commands`, expressions, `objects` and `undo`.
///
/// It never fails as a whole: what cannot be read is reported, and reading goes on at the next statement.
public struct ScriptParser {
    /// Returns the statements of a block of text.
    public static func block(_ text: LocatedText, diagnostics: inout Diagnostics) -> Block {
        parse(text, &diagnostics) { parser in
            Block(statements: parser.statements(inBraces: false), range: text.range)
        }
    }

    /// Makes the diagnostic of a value that stands alone, where nothing becomes of it.
    public static func doesNothing(_ source: String, at range: SourceRange) -> Diagnostic {
        SyntaxProblem.doesNothing(source).diagnostic(at: range)
    }

    /// Returns the one expression that the whole text is; nil after reporting why it is none.
    public static func expression(_ text: LocatedText, diagnostics: inout Diagnostics) -> Expression? {
        whole(text, "one expression", &diagnostics) { parser throws(Parser.AbandonedError) in
            try parser.expression()
        }
    }

    /// Returns the entries `name = expression`, one a line.
    public static func objects(_ text: LocatedText, diagnostics: inout Diagnostics) -> [ObjectDeclaration] {
        parse(text, &diagnostics) { parser in
            parser.entries { parser throws(Parser.AbandonedError) in try parser.objectDeclaration() }
        }
    }

    /// Returns the name that the whole text is; nil after reporting why it is none, or may not be bound.
    public static func boundName(_ text: LocatedText, diagnostics: inout Diagnostics) -> Name? {
        whole(text, "one name", &diagnostics) { parser throws(Parser.AbandonedError) in
            try parser.bindingName()
        }
    }

    /// Returns the rules `Type.method(a) -> inverse(a)`, one a line.
    public static func inverseRules(_ text: LocatedText, diagnostics: inout Diagnostics) -> [InverseRule] {
        parse(text, &diagnostics) { parser in
            parser.entries { parser throws(Parser.AbandonedError) in try parser.inverseRule() }
        }
    }

    /// Returns the rule whose left side and right side stand in two texts: an entry of a map.
    public static func inverseRule(
        left: LocatedText, right: LocatedText, diagnostics: inout Diagnostics
    ) -> InverseRule? {
        let head = whole(left, "'Type.method(parameters)'", &diagnostics) {
            parser throws(Parser.AbandonedError) in
            try parser.ruleHead()
        }
        let inverse = whole(right, "one call, one assignment or 'nothing'", &diagnostics) {
            parser throws(Parser.AbandonedError) in try parser.inverse()
        }
        guard let head, let inverse else { return nil }
        return head.rule(undoneBy: inverse, range: left.range.joined(with: right.range))
    }

    private static func parse<Result>(
        _ text: LocatedText, _ diagnostics: inout Diagnostics, _ body: (inout Parser) -> Result
    ) -> Result {
        var parser = Parser(text, diagnostics: diagnostics)
        defer { diagnostics = parser.diagnostics }
        return body(&parser)
    }

    /// Reads the whole text as one thing; blank lines around it do not matter.
    private static func whole<Result>(
        _ text: LocatedText, _ wanted: String, _ diagnostics: inout Diagnostics,
        _ body: (inout Parser) throws(Parser.AbandonedError) -> Result
    ) -> Result? {
        parse(text, &diagnostics) { parser in
            do throws(Parser.AbandonedError) {
                parser.skipNewlines()
                let result = try body(&parser)
                try parser.endOfText(wanted)
                return result
            } catch {
                return nil
            }
        }
    }
}
