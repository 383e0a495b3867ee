import KataSystem
import KataWorkers

/// What came of a case of the conformance suite in a language.
public enum ConformanceOutcome: Sendable {
    /// It does as all languages do.
    case passed
    /// The language cannot do it, for a reason.
    case notApplicable(String, inChinese: String)
    /// It is not written in the language yet.
    case missing(folder: String)
    /// Something is otherwise, in words.
    case failed(String)
}

extension ModuleStore {
    /// Builds a case's solution, and holds its dialogue in every way in which the language's scenarios get workers.
    public func outcome(
        of item: ConformanceCase, in language: LanguagePlugin
    ) throws(BuildError) -> ConformanceOutcome {
        guard item.isThere else { return .missing(folder: item.solution) }
        if let reason = item.reason { return .notApplicable(reason.english, inChinese: reason.chinese) }
        let sources = try SourceSet(in: item.solution, extensions: language.manifest.extensions)
        let module = try builder(language).module(item.name, sources, item.manifest())
        for strategy in module.conformanceStrategies {
            let pool = WorkerPool(
                module.worker, strategy: strategy, confinement: module.confinement(minimum: nil))
            defer { pool.shutdown() }
            // What can be told to be as new has to be so the second time.
            for _ in 0..<(strategy == .reset ? 2 : 1) {
                if let fault = try item.fault(of: module, pool) { return .failed(fault) }
            }
        }
        return .passed
    }
}

extension BuiltModule {
    /// All ways in which its scenarios may get workers.
    var conformanceStrategies: [WorkerStrategy] { strategy == .fresh ? [.fresh] : [.fresh, strategy] }
}
