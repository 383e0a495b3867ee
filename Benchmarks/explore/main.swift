import KataExplore
import KataJudging
import KataModules
import KataScript
import KataSystem
import KataWorkers

// Measures 'kata explore' on the catalogue: which mutants it catches by the first scenario of each kata alone, which
// right solutions it blames, and how many sequences it plays in a second.
//
// Arguments: the folder of kata-swift, the cache's folder, how many seconds each mutant has (3 where it is absent; a busy
// machine needs more), and the ids of katas (all where there are none).

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
    say("usage: BenchExplore HELPERS CACHE [--whole] [--seconds=N] [ID…]")
    exit(withCode: 64)
}
var environment = KataEnvironment(cache: arguments[arguments.startIndex + 1])
environment.helperFolders = [arguments[arguments.startIndex]]
environment.installation = Files.realPath(".")
environment.buildVariables = ["PATH": pathOfPrograms, "LC_ALL": "C.UTF-8"]
let words = arguments.dropFirst(2)
let isWhole = words.contains("--whole")
let seconds = words.compactMap { $0.hasPrefix("--seconds=") ? Int($0.dropFirst(10)) : nil }.first ?? 3
let wanted = words.filter { !$0.hasPrefix("--") }
let files = Files.names(in: "Katas").filter { $0.hasSuffix(".yaml") }.sorted().filter { name in
    wanted.isEmpty || wanted.contains(String(name.dropLast(5)))
}
let modules = try environment.makeModuleStore()
let registry = environment.registry(forKatasIn: "Katas")
let clock = ContinuousClock()
var caught = 0
var total = 0
var blamed: [String] = []
var played = 0
var busy = Duration.zero

/// Tells whether a solution passes all scenarios of a kata: whatever does not is none that must not be blamed.
func passes(_ kata: Kata, _ solution: PreparedModule) -> Bool {
    kata.scenarios.allSatisfy { scenario in
        scenario.rows.indices.allSatisfy { row in
            ScenarioJudge(scenario: scenario, row: row).assess(kata, solution.module, solution.workers)
                .findings.isEmpty
        }
    }
}

for name in files {
    guard let whole = LoadedKata(path: "Katas/\(name)", registry: { registry })?.kata else { continue }
    var kata = whole
    if !isWhole { kata.scenarios = Array(kata.scenarios.prefix(1)) }
    let ready = try modules.module(kata.module.text, from: registry)
    var options = Explorer.Options()
    options.duration = .seconds(seconds)
    options.jobs = 2
    let explorer = try Explorer(kata, reference: ready, options: options)
    var living: [String] = []
    let mutants = ModuleMutants(of: ready.plugin).names
    for mutant in mutants {
        let module = try modules.module(kata.module.text, from: registry, solution: .mutant(mutant))
        if try explorer.explore(module).found == nil { living.append(mutant) }
        module.workers.shutdown()
    }
    caught += mutants.count - living.count
    total += mutants.count
    let variants = [ready.plugin.found.folder + "/Variants", "Tests/Structure/\(kata.id)/fits"]
    let right =
        [ready.plugin.solution]
        + variants.flatMap { folder in Files.names(in: folder).sorted().map { "\(folder)/\($0)" } }
    for folder in right where Files.isFolder(folder) {
        // What Tests/Structure holds is the pattern, but need not be the whole solution.
        guard
            let module = try? modules.module(kata.module.text, from: registry, solution: .folder(folder)),
            passes(whole, module)
        else {
            say("  no solution: \(folder)")
            continue
        }
        let start = clock.now
        let exploration = try explorer.explore(module)
        if folder == right[0] {
            busy += clock.now - start
            played += exploration.sequences
        }
        if exploration.found != nil {
            blamed.append(folder)
            say(ExploreJSON.text(of: exploration, by: explorer))
        }
        if exploration.isMostlyDiscarded { say("  mostly thrown away: \(exploration.culprit ?? "")") }
    }
    let lives = living.isEmpty ? "" : "  lives: " + living.joined(separator: " ")
    say("\(kata.id)  \(mutants.count - living.count) of \(mutants.count)\(lives)")
}
modules.shutdown()
say("caught \(caught) of \(total); blamed: \(blamed.isEmpty ? "none" : blamed.joined(separator: " "))")
say("\(played) sequences of right solutions in \(busy)")
