public import KataDiagnostics

/// A part of an expected log.
public indirect enum LogItem: Sendable {
    /// One line.
    case line(LinePattern)
    /// `...` or `some: true`: any number of lines, none included.
    case gap(SourceRange)
    /// `any: N`: exactly that many lines, whatever they are.
    case anyLines(Int, SourceRange)
    /// `unordered:`: as many lines as patterns, one to one, in any order.
    case unordered([LinePattern], SourceRange)
    /// `times: {n: N, of: item}`: the item, or a block of lines, that many times in a row.
    case times(Int, [LogItem], SourceRange)

    /// Where the item stands.
    public var range: SourceRange {
        switch self {
        case .line(let pattern): pattern.range
        case .gap(let range), .anyLines(_, let range), .unordered(_, let range), .times(_, _, let range):
            range
        }
    }
}

/// What one line of a log must look like.
public struct LinePattern: Sendable {
    /// How the text is compared with a line.
    public enum Kind: Sendable, Equatable {
        /// The whole line, scalar by scalar.
        case literal
        /// The whole line; `*` any scalars, `?` one, `\` escapes.
        case glob
        /// The whole line, a Swift regular expression with Unicode-scalar semantics.
        case regularExpression
        /// A part of the line.
        case contains
    }

    /// How the text is compared with a line.
    public var kind: Kind
    /// The text without its suffix; `${name}` still open.
    public var template: Template
    /// The line or scalar as it stands in the file, suffix included.
    public var range: SourceRange
    /// The text as the file writes it, suffix included, for diffs.
    public var source: String

    /// Makes a pattern.
    public init(kind: Kind, template: Template, range: SourceRange, source: String) {
        self.kind = kind
        self.template = template
        self.range = range
        self.source = source
    }
}

/// Text with `${name}` in it.
public struct Template: Sendable {
    /// A part of the text.
    public enum Piece: Sendable {
        /// Text as it is; `$${` has become `${`.
        case text(String)
        /// The value of a parameter, a capture, or (in inline lines) a loop variable or plain `let`.
        case reference(Name)
    }

    /// The parts, in order.
    public var pieces: [Piece]

    /// Makes a template.
    public init(pieces: [Piece]) { self.pieces = pieces }

    /// Makes a template without references.
    public init(_ text: String) { self.pieces = [.text(text)] }

    /// The text, if there are no references in it.
    public var plainText: String? {
        var result = ""
        for piece in pieces {
            guard case .text(let text) = piece else { return nil }
            result += text
        }
        return result
    }
}
