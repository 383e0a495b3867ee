public import KataModules
public import KataResults
public import KataScript
public import KataStructure
import KataTranscript

/// How much is done to judge a solution's structure.
public enum StructureEffort: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// The source is read.
    case `static`
    /// Everything that can be judged is.
    case full
}

/// Judges the structure of a solution whose log is right.
public struct SolutionStructure {
    private let module: PreparedModule
    private let quotes: Bool
    private let demand: StructureDemand
    /// What the module's reference shows of the scenarios.
    private let reference: ReferenceAnswer
    /// What is remembered of earlier trials; nil for nothing.
    var memory: TrialMemory?

    /// Says which copy of a solution its structure will be asked of: compiled in its place, it saves a build.
    public static let foresight: ModuleStore.Foresight = StructureTrial.firstWishes

    /// Makes the judge of a module that was built.
    ///
    /// - Parameters:
    ///   - demand: what the kata asks.
    ///   - quotes: whether findings quote the sources.
    ///   - reference: what the module's reference shows; asked for only where a role seems to bear nothing.
    public init(
        _ module: PreparedModule, for demand: StructureDemand = StructureDemand(), quotes: Bool = true,
        reference: ReferenceAnswer = ReferenceAnswer { nil }
    ) {
        self.reference = reference
        self.demand = demand
        self.module = module
        self.quotes = quotes
    }

    /// Returns what is to be said; nil where the module says nothing of structure.
    ///
    /// - Parameters:
    ///   - scenarios: what copies are held to; nil where the source alone is read.
    ///   - rules: other sentences than the module's.
    public func judge(_ scenarios: TrialScenarios?, by rules: StructureRules? = nil) -> StructureResult? {
        guard let declaration = module.plugin.manifest.structure else { return nil }
        let rules = module.module.withOwnNames(rules ?? declaration.rules)
        let facts = module.module.facts()
        var verdict = StructureJudge.judge(rules, facts)
        if let scenarios, let facts {
            var trial = StructureTrial(
                module: module, rules: rules, facts: facts, scenarios: scenarios, memory: memory)
            if verdict.lacksCall {
                trial.edges = trial.calls.edges
                let seen = StructureJudge.judge(rules, facts, edges: trial.edges)
                if seen.level == .found { verdict = seen }
            }
            if verdict.level == .found { verdict = trial.settle(verdict, reference: reference) }
        }
        return StructureResult(
            verdict, isRequired: declaration.isRequired || demand.isTest, points: demand.points,
            excerpt: verdict.evidence?.place.flatMap(excerpt))
    }

    private func excerpt(_ place: FactPlace) -> String? {
        guard quotes, let file = module.ownFiles.first(where: { $0.name == place.file }) else { return nil }
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(place.line - 1) else { return nil }
        return String(decoding: lines[place.line - 1], as: UTF8.self)
    }
}
