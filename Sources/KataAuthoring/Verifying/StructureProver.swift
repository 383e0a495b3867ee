import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataStructure
import KataSystem

/// Proves a module's sentences about structure by its own solutions.
struct StructureProver {
    let kata: LoadedKata
    let environment: KataEnvironment
    let modules: ModuleStore
    let module: ModuleStore.Ready

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
        for name in names(in: module.plugin.cheats) { addCheat(name, rules, to: &proof, &needed) }
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

    private var starterFits: Bool? {
        guard Files.isFolder(module.plugin.starter), let built = ready(module.plugin.starter) else {
            return nil
        }
        return SolutionStructure(built, sources: nil, quotes: false).judge(nil)?.verdict.level == .found
    }

    private func addVariant(_ folder: String, to proof: inout StructureProof) {
        let result = judge(folder)
        if result?.logIsRight != true {
            proof.misjudged.append(.init(name: label(folder), fault: .wrongLog))
        } else if result?.structure?.verdict.level != .found {
            let sentence = result?.structure?.verdict.sentence?.text
            proof.misjudged.append(.init(name: label(folder), fault: .refused(sentence: sentence)))
        } else {
            proof.asPromised.variants += 1
        }
    }

    private func addCheat(
        _ folder: String, _ rules: StructureRules, to proof: inout StructureProof, _ needed: inout Set<Int>
    ) {
        let result = judge(folder)
        guard result?.logIsRight == true, let built = ready(folder) else {
            proof.misjudged.append(.init(name: label(folder), fault: .wrongLog))
            return
        }
        guard result?.structure?.verdict.level != .found else {
            proof.misjudged.append(.init(name: label(folder), fault: .accepted))
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

    /// Tells whether a solution would be taken for the pattern by other sentences.
    private func isFound(_ built: ModuleStore.Ready, _ rules: StructureRules) -> Bool {
        let structure = SolutionStructure(built, sources: nil, quotes: false)
        let scenarios = kata.kata.map { TrialScenarios(of: $0) }
        return structure.judge(scenarios, by: rules)?.verdict.level == .found
    }

    private func judge(_ folder: String) -> KataResult? {
        var options = KataJudge.Options()
        options.solution = .folder(folder)
        return KataJudge(environment: environment, modules: modules, options: options).judge(kata)
    }

    private func ready(_ folder: String) -> ModuleStore.Ready? {
        let registry = environment.registry(forKatasIn: Files.folder(of: kata.source.path))
        return try? modules.module(module.plugin.found.id, from: registry, solution: .folder(folder))
    }

    private func label(_ folder: String) -> String {
        "\(Files.name(of: Files.folder(of: folder)))/\(Files.name(of: folder))"
    }
}

extension KataResult {
    /// Tells whether every scenario passed, whatever is said of the structure.
    fileprivate var logIsRight: Bool {
        finding == nil && diagnostics.isEmpty
            && scenarios.allSatisfy { $0.verdict == .passed || $0.name == StructureResult.name }
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
