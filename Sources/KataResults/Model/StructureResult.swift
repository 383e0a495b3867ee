public import KataStructure
package import KataTranscript

/// What came of holding a solution against what its module says of structure.
public struct StructureResult: Sendable {
    /// The verdict.
    public var verdict: StructureVerdict
    /// Tells whether a solution without the pattern fails.
    public var isRequired: Bool
    /// What the pattern is worth beside the scenarios.
    public var points: Int
    /// The line of the solution at the place that the verdict speaks of.
    public var excerpt: String?

    /// The name under which reports show it beside the scenarios.
    public static let name = "structure"

    /// Makes a result.
    public init(
        _ verdict: StructureVerdict, isRequired: Bool = false, points: Int = 0, excerpt: String? = nil
    ) {
        self.verdict = verdict
        self.points = points
        self.isRequired = isRequired
        self.excerpt = excerpt
    }

    /// Tells whether the solution fails for it.
    public var isFailure: Bool {
        switch verdict.level {
        case .refuted: true
        case .notFound: isRequired
        case .found, .notApplicable: false
        }
    }

    /// Why kata or the machine could not judge a sentence; nil where nothing failed.
    public var machineFailure: String? {
        verdict.unjudged.lazy.compactMap { unjudged in
            if case .machine(let reason)? = unjudged.reason { reason } else { nil }
        }.first
    }

    /// Why nothing is proven: what the solution is changes while it is looked at, or looking takes too long; nil where it is.
    public var unprovenReason: UnjudgedSentence.Reason? {
        verdict.unjudged.lazy.compactMap(\.reason).first {
            [.copyDiffers, .tookTooLong, .tooMuch].contains($0)
        }
    }

    /// The place in the solution that the verdict speaks of; nil where it speaks of none.
    package var placeInSolution: DeclarationPlace? {
        verdict.evidence?.place.map { DeclarationPlace(file: $0.file, line: $0.line, column: $0.column) }
    }

    /// Tells whether there is something to say that is no failure.
    public var isAdvice: Bool { verdict.level == .notFound && !isRequired }
}
