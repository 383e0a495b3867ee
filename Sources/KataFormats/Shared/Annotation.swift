import KataDiagnostics
import KataResults

/// Something to be shown beside a line of a file.
struct Annotation {
    /// The kind of problem.
    enum Rule: Hashable {
        /// A diagnostic's code.
        case code(DiagnosticCode)
        /// A verdict other than passed.
        case verdict(Verdict)
        /// Advice about the structure of a solution whose log is right.
        case structure
        /// What another tool of kata remarks, with the rule's id and what it says in one line.
        case remark(id: String, title: String)
    }

    /// How bad something is.
    enum Severity: String {
        case error, warning
        /// It is only worth knowing.
        case note

        init(_ severity: Diagnostic.Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            }
        }
    }

    /// The kind of problem; the same in every run.
    let rule: Rule
    /// How bad it is.
    let severity: Severity
    /// What it is about, in a few words.
    let title: String
    /// All that there is to say, several lines.
    let message: String
    /// Where it is.
    let span: SourceSpan
    /// What would mend it, as edits of the same file.
    var fix: Fix?

    /// Edits of a file as programs count.
    struct Fix {
        /// What the edits do.
        let summary: String
        /// What is replaced by what.
        let replacements: [(span: SourceSpan, text: String)]
    }
}

/// Makes annotations of results: diagnostics at their places, a case that did not pass at the place in the solution, or else at
/// the command to blame.
struct Annotations {
    private var cases = TestCases()

    /// Returns the annotations of a kata.
    mutating func annotations(of kata: KataResult) -> [Annotation] {
        let diagnostics = kata.diagnostics.map { Annotation($0, in: kata.source, of: kata.id) }
        // An invalid file has said everything by its diagnostics.
        guard !kata.diagnostics.contains(where: \.isError) else { return diagnostics }
        return diagnostics
            + cases.cases(of: kata).filter { $0.verdict.outcome != .passed && $0.verdict.outcome != .skipped }
            .flatMap { Annotations.annotations(of: $0) }
            + [advice(on: kata)].compactMap(\.self)
    }

    private func advice(on kata: KataResult) -> Annotation? {
        guard let structure = kata.structure, structure.isAdvice else { return nil }
        return Annotation(
            rule: .structure, severity: .note, title: "\(kata.id): structure", message: structure.sentence,
            span: kata.span(structure.placeInSolution)
                ?? SourceSpan(path: kata.source.path, line: 1, column: 1))
    }

    private static func annotations(of item: TestCase) -> [Annotation] {
        switch item.findings.first {
        case .build(let build):
            let errors = compilerErrors(build.diagnostics, item)
            guard errors.isEmpty else { return errors }
        case .diagnostics(let diagnostics):
            return diagnostics.map { Annotation($0, in: item.kata.source, of: item.kata.id) }
        default: break
        }
        return [Annotation(item, message: item.text, at: item.span)]
    }

    private static func compilerErrors(_ output: String, _ item: TestCase) -> [Annotation] {
        CompilerError.all(in: output).map { Annotation(item, message: $0.message, at: $0.span) }
    }
}

extension Annotation {
    fileprivate init(_ item: TestCase, message: String, at span: SourceSpan) {
        self.init(
            rule: .verdict(item.verdict), severity: .error, title: "\(item.name): \(item.verdict.rawValue)",
            message: message, span: span)
    }

    /// Makes the annotation of a diagnostic in a file; `id` is what the file is called in a few words.
    init(_ diagnostic: Diagnostic, in file: SourceFile, of id: String) {
        let notes = diagnostic.notes.map { "\nnote: \($0.message)" }.joined()
        let fix = diagnostic.fix.map { "\nfix: \($0.summary)" } ?? ""
        self.init(
            rule: .code(diagnostic.code), severity: Severity(diagnostic.severity),
            title: "\(id): \(diagnostic.code.id)", message: diagnostic.message + notes + fix,
            span: SourceSpan(diagnostic.range, in: file), fix: diagnostic.fix.map { Fix($0, in: file) })
    }
}

extension Annotation.Fix {
    fileprivate init(_ fix: FixIt, in file: SourceFile) {
        self.init(
            summary: fix.summary,
            replacements: fix.edits.map { (SourceSpan($0.range, in: file), $0.replacement) })
    }
}
