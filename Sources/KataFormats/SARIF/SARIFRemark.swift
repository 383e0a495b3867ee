public import KataDiagnostics

/// A remark on a line of a file that is no kata.
public struct SARIFRemark: Sendable {
    /// The rule's id, the same in every run.
    public var rule: String
    /// What the rule says, in one line.
    public var ruleTitle: String
    /// What the remark is about, in a few words.
    public var title: String
    /// All that there is to say, several lines.
    public var message: String
    /// Where it is.
    public var position: SourcePosition
    /// Tells whether something should be done about it.
    public var isWarning: Bool

    /// Makes a remark.
    public init(
        rule: String, ruleTitle: String, title: String, message: String, at position: SourcePosition,
        isWarning: Bool
    ) {
        self.rule = rule
        self.ruleTitle = ruleTitle
        self.title = title
        self.message = message
        self.position = position
        self.isWarning = isWarning
    }
}

extension SARIFDocument {
    /// Adds a remark on a file; returns its text.
    public mutating func add(_ remark: SARIFRemark, in path: String) -> String {
        let annotation = Annotation(
            rule: .remark(id: remark.rule, title: remark.ruleTitle),
            severity: remark.isWarning ? .warning : .note, title: remark.title, message: remark.message,
            span: SourceSpan(path: path, line: remark.position.line, column: remark.position.column))
        return add(annotation, in: SourceFile(path: path, bytes: []))
    }
}
