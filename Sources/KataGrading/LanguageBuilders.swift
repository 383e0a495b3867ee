import KataModules
import KataSystem

/// What builds submissions in other languages than their module's own: each made when the first of them turns up.
final class LanguageBuilders: Sendable {
    private typealias Made = Result<SubmissionBuilder, BuildError>

    private let modules: PlannedModules
    private let made = Memo<String, Made>()

    /// Makes none yet.
    init(_ modules: PlannedModules) { self.modules = modules }

    /// Returns what builds some files of a submission: by the language of most of them.
    ///
    /// A tie is the submission's mistake, a missing runtime the machine's.
    func builder(_ own: SubmissionBuilder, for intake: Intake) throws(BuildError) -> SubmissionBuilder {
        guard let registry = modules.registries[own.plugin.found.id] else { return own }
        let names = intake.files.map { Files.name(of: $0.path) }
        let language = try registry.language(ofSources: names, in: "the submission", for: own.plugin)
        let id = language.manifest.id
        return id == own.language.manifest.id ? own : try other(own.plugin.found.id, in: id).get()
    }

    /// Endings and globs of all languages that submissions may be in, beside those of the modules' own.
    var manifests: [LanguageManifest] {
        var found: [String: LanguageManifest] = [:]
        for registry in modules.registries.values {
            for language in registry.trustedLanguages { found[language.manifest.id] = language.manifest }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What a result depends on beside the builders of the modules' own languages.
    func fingerprints(of intake: Intake, besides own: [SubmissionBuilder]) -> [String] {
        own.flatMap { own -> [String] in
            guard let builder = try? builder(own, for: intake) else { return ["none"] }
            let id = builder.language.manifest.id
            return id == own.language.manifest.id ? [] : [id, builder.fingerprint]
        }
    }

    private func other(_ module: String, in language: String) -> Made {
        made.value(of: "\(module) \(language)") {
            Result { () throws(BuildError) in try modules.builder(of: module, in: language) }
        }
    }
}
