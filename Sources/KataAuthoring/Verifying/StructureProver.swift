import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataScript
import KataStructure
import KataSystem

/// Proves a module's sentences about structure by its own solutions.
struct StructureProver {
    let loaded: LoadedKata
    let kata: Kata
    let environment: KataEnvironment
    let modules: ModuleStore
    let module: PreparedModule
    /// The extensions of its sources.
    let extensions: [String]

    /// Returns what is proven; nil where the module has no sentences, or its language tells no facts.
    func prove(reference: KataResult) -> StructureProof? {
        guard let rules = module.plugin.manifest.structure?.rules, !rules.sentences.isEmpty,
            let own = reference.structure, own.verdict.level != .notApplicable
        else { return nil }
        var proof = StructureProof()
        if own.verdict.level != .found { proof.falseOfReference = own.verdict.sentence?.text ?? "" }
        proof.starterFits = starterFits
        for name in names(in: module.plugin.variants) { addVariant(name, to: &proof) }
        var needed: Set<Int> = []
        let cheats = ModuleMutants(.cheats, of: module.plugin)
        proof.cheatFaults = cheats.faults(extensions: extensions)
        for name in cheats.names { addCheat(name, rules, to: &proof, &needed) }
        addThoseThatFindRoles(rules, starterLacksThem: proof.starterFits == false, &needed)
        for (index, sentence) in rules.sentences.enumerated() where sentence.hasToBeNeeded {
            if needed.contains(index) {
                proof.neededCount += 1
            } else {
                proof.unneeded.append(sentence.text)
            }
        }
        return proof
    }

    private func names(in folder: String) -> [String] {
        module.plugin.names(in: folder).map { "\(folder)/\($0)" }
    }

    /// Where the log proves everything, a starter fails by its log.
    private var starterFits: Bool? {
        guard module.plugin.manifest.structure?.rules.areProvenByLog == false,
            Files.isFolder(module.plugin.starter), let built = ready(.folder(module.plugin.starter))
        else { return nil }
        return SolutionStructure(built, quotes: false).judge(nil)?.verdict.level == .found
    }

    private func addVariant(_ folder: String, to proof: inout StructureProof) {
        let result = judge(.folder(folder))
        if result?.logIsRight != true {
            proof.misjudged.append(.init(name: label(folder), fault: .wrongLog(scenario: result?.firstWrong)))
        } else if result?.structure?.verdict.level != .found {
            let sentence = result?.structure?.verdict.sentence?.text
            proof.misjudged.append(.init(name: label(folder), fault: .refused(sentence: sentence)))
        } else {
            proof.asPromised.variants += 1
        }
    }

    private func addCheat(
        _ name: String, _ rules: StructureRules, to proof: inout StructureProof, _ needed: inout Set<Int>
    ) {
        let label = "Cheats/\(name)"
        guard let built = ready(.cheat(name)) else {
            proof.misjudged.append(
                .init(name: label, fault: isPlaced(name) ? .wrongLog(scenario: nil) : .misplaced))
            return
        }
        let result = judge(.cheat(name))
        guard result?.logIsRight == true else {
            proof.misjudged.append(.init(name: label, fault: .wrongLog(scenario: result?.firstWrong)))
            return
        }
        guard result?.structure?.verdict.level != .found else {
            proof.misjudged.append(.init(name: label, fault: .accepted))
            return
        }
        proof.asPromised.cheats += 1
        for index in rules.sentences.indices
        where rules.sentences[index].hasToBeNeeded && !needed.contains(index) {
            var rest = rules
            rest.sentences.remove(at: index)
            if isFound(built, rest) { needed.insert(index) }
        }
    }

    /// Tells whether a cheat's changes have their places; one that has, and is not ready, does not build.
    private func isPlaced(_ name: String) -> Bool {
        do throws(BuildError) {
            _ = try module(.cheat(name))
            return true
        } catch {
            if case .mutants = error { return false }
            return true
        }
    }

    /// Sentences without which the roles of the reference or of a variant are not found, or are found in the starter.
    private func addThoseThatFindRoles(
        _ rules: StructureRules, starterLacksThem: Bool, _ needed: inout Set<Int>
    ) {
        let open = rules.sentences.indices.filter {
            rules.sentences[$0].hasToBeNeeded && !needed.contains($0)
        }
        guard !open.isEmpty else { return }
        let folders = [module.plugin.solution] + names(in: module.plugin.variants)
        let right = folders.compactMap { ready(.folder($0)) }.filter { isRead($0, by: rules) }
        let starter = starterLacksThem ? ready(.folder(module.plugin.starter)) : nil
        for index in open {
            var rest = rules
            rest.sentences.remove(at: index)
            let isLost = right.contains { !isRead($0, by: rest) }
            if isLost || starter.map({ isRead($0, by: rest) }) == true { needed.insert(index) }
        }
    }

    /// Tells whether the source alone makes a solution the pattern by other sentences.
    private func isRead(_ built: PreparedModule, by rules: StructureRules) -> Bool {
        SolutionStructure(built, quotes: false).judge(nil, by: rules)?.verdict.level == .found
    }

    /// Tells whether a solution would be taken for the pattern by other sentences.
    private func isFound(_ built: PreparedModule, _ rules: StructureRules) -> Bool {
        let structure = SolutionStructure(built, quotes: false)
        return structure.judge(TrialScenarios(of: kata), by: rules)?.verdict.level == .found
    }

    private func judge(_ solution: SolutionChoice) -> KataResult? {
        var options = KataJudge.Options()
        options.solution = solution
        return KataJudge(environment: environment, modules: modules, options: options).judge(loaded)
    }

    private func ready(_ solution: SolutionChoice) -> PreparedModule? { try? module(solution) }

    private func module(_ solution: SolutionChoice) throws(BuildError) -> PreparedModule {
        let registry = environment.registry(forKatasIn: Files.folder(of: loaded.source.path))
        return try modules.module(of: kata, from: registry, solution: solution)
    }

    private func label(_ folder: String) -> String {
        "\(Files.name(of: Files.folder(of: folder)))/\(Files.name(of: folder))"
    }
}

extension KataResult {
    /// Tells whether every scenario passed, whatever is said of the structure.
    fileprivate var logIsRight: Bool { finding == nil && diagnostics.isEmpty && firstWrong == nil }

    /// The first scenario that did not pass.
    fileprivate var firstWrong: String? {
        scenarios.first { $0.verdict != .passed && !$0.standsForStructure }?.name
    }
}

extension Sentence {
    /// Tells whether a cheat has to show that it is needed: those that only give names and numbers serve the others.
    fileprivate var hasToBeNeeded: Bool {
        switch meaning {
        case .isNamed, .hasNamed, .hasCount, .proven: false
        default: true
        }
    }
}
