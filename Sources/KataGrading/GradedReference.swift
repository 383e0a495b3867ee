import KataModules

/// A module's reference beside a submission, built when it is first asked for.
final class GradedReference {
    private let builder: SubmissionBuilder

    init(_ builder: SubmissionBuilder) { self.builder = builder }

    /// Tells references of a module in several languages apart.
    var fingerprint: String { builder.fingerprint }

    private lazy var built = builder.builtReference()

    /// The reference with its workers; nil where there is none in the submission's language, or it does not build.
    var module: PreparedModule? { built?.module }

    /// Tells whether the facts of right sources can be read in the submission's language: of the reference, or where
    /// there is none of the language's own small solution.
    var hasFacts: Bool { module.map { $0.module.facts() != nil } ?? builder.languageHasFacts }
}
