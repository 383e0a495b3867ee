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
}
