import KataDiagnostics
import KataModules
import KataResults
import KataScript
import KataStructure
import KataWorkers

/// The name of a result: a hash of all that decides it, and of nothing else.
struct ResultKey: Sendable {
    /// The hash of what all submissions of a plan share.
    private let shared: String
    private let plan: GradePlan

    /// Begins with what all submissions of a plan share.
    init(_ plan: GradePlan, version: String) {
        var key = CacheKey("kata-grading-1")
        key.add(String(SubmissionGrade.version))
        key.add(version)
        key.add(plan.isolation.rawValue)
        key.add(plan.isPartial ? "partial" : "whole")
        for builder in plan.builders {
            key.add(builder.plugin.found.id)
            key.add(builder.fingerprint)
            if let structure = builder.plugin.manifest.structure {
                key.add("structure \(structure.isRequired)")
                for sentence in structure.rules.sentences { key.add(sentence.text) }
            }
        }
        if let explorer = plan.explorer {
            key.add("explore \(explorer.count)")
            for builder in plan.builders { key.add(builder.plugin.referenceFingerprint) }
        }
        for kata in plan.katas {
            key.add(kata.kata.id)
            key.add(kata.kata.file.bytes)
            key.add(kata.hidden?.file.bytes ?? [])
        }
        shared = key.text
        self.plan = plan
    }

    /// Returns the key of a submission's result, as 64 hexadecimal digits.
    func text(of intake: Intake) -> String {
        var key = CacheKey("kata-result-1")
        key.add(shared)
        for part in plan.others?.fingerprints(of: intake, besides: plan.builders) ?? [] { key.add(part) }
        key.add(intake.refusal ?? "")
        for note in intake.notes { key.add(note) }
        for file in intake.files {
            key.add(file.path)
            key.add(file.bytes)
        }
        return key.text
    }
}
