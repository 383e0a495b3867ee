import KataExplore
import KataJudging
import KataModules
import KataScript
import KataSystem
import KataWorkers

// Measures 'kata explore' on the catalogue: which mutants it catches by the first scenario of each kata alone, which
// right solutions it blames, and how many sequences it plays in a second.
//
// Arguments: the folder of kata-swift, the cache's folder, and the ids of katas (all where there are none).

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
    say("usage: BenchExplore HELPERS CACHE [--whole] [ID…]")
    exit(withCode: 64)
}
var environment = KataEnvironment(cache: arguments[arguments.startIndex + 1])
environment.helperFolders = [arguments[arguments.startIndex]]
environment.installation = Files.realPath(".")
environment.buildVariables = ["PATH": pathOfPrograms, "LC_ALL": "C.UTF-8"]
let words = arguments.dropFirst(2)
let isWhole = words.contains("--whole")
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

for name in files {
    guard var kata = LoadedKata(path: "Katas/\(name)", registry: { registry })?.kata else { continue }
    if !isWhole { kata.scenarios = Array(kata.scenarios.prefix(1)) }
    let ready = try modules.module(kata.module.text, from: registry)
    var options = Explorer.Options()
    options.duration = .seconds(3)
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
    let variants = ready.plugin.found.folder + "/Variants"
    let right = [ready.plugin.solution] + Files.names(in: variants).sorted().map { "\(variants)/\($0)" }
    for folder in right where Files.isFolder(folder) {
        let module = try modules.module(kata.module.text, from: registry, solution: .folder(folder))
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
