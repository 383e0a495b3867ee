internal import KataDiagnostics
internal import KataText
internal import KataYAML

/// Reads the scenarios of a kata, with what stands at the top of the file laid in.
struct ScenarioReader {
    private let kata: MapReader
    private let id: String
    private let objects: [ObjectDeclaration]
    private let undo: UndoPolicy
    private let limits: Limits
    private let settle: Int?
    private let logsErrors: Bool
    private let parts: SharedParts

    /// Reads what the scenarios share.
    init(_ kata: MapReader, id: String, diagnostics: inout Diagnostics) {
        self.kata = kata
        self.id = id
        objects = kata["objects"].map { ScriptReader.objects($0, diagnostics: &diagnostics) } ?? []
        undo = kata["undo"].map { ScriptReader.undo($0, diagnostics: &diagnostics) } ?? .rules([])
        parts = SharedParts(kata, diagnostics: &diagnostics)
        limits = ScenarioReader.limits(of: kata, over: Limits(), diagnostics: &diagnostics)
        settle = kata.milliseconds("settle", diagnostics: &diagnostics)
        logsErrors = ScenarioReader.logsErrors(kata, diagnostics: &diagnostics) ?? false
    }

    /// What all scenarios share, as a scenario without commands.
    var shared: Scenario {
        let place = SourceRange(kata.place.start, kata.place.start)
        var scenario = Scenario(name: id, range: place, commands: Block(statements: [], range: place))
        scenario.objects = objects
        scenario.undo = undo
        scenario.limits = limits
        scenario.settle = settle
        scenario.logsErrors = logsErrors
        return scenario
    }

    /// Returns the scenarios with their points, and what they are worth together.
    func scenarios(diagnostics: inout Diagnostics) -> (read: [Scenario], points: Int) {
        let result = readScenarios(diagnostics: &diagnostics)
        parts.reportUnused(diagnostics: &diagnostics)
        return result
    }

    private func readScenarios(diagnostics: inout Diagnostics) -> (read: [Scenario], points: Int) {
        let points = kata.integer("points", diagnostics: &diagnostics)
        guard let list = kata["scenarios"] else {
            return (only(points: points ?? 10, diagnostics: &diagnostics), points ?? 10)
        }
        for key in ["commands", "expect", "params"] {
            if let range = kata.range(ofKey: key) {
                diagnostics.add(FileProblem.keyBesideScenarios(key: key).diagnostic(at: range))
            }
        }
        guard let items = list.readItems("'scenarios'", diagnostics: &diagnostics) else {
            return ([], points ?? 10)
        }
        if items.isEmpty { diagnostics.add(FileProblem.noScenarios.diagnostic(at: list.range)) }
        var read: [Scenario] = []
        var shares = PointShares(
            kata: points, place: kata.range(ofKey: "points") ?? kata.range(ofKey: "scenarios") ?? kata.place)
        var names: [(name: String, range: SourceRange)] = []
        for item in items {
            guard let map = MapReader(item, KataTables.scenario, diagnostics: &diagnostics) else { continue }
            let name = name(of: map, among: &names, diagnostics: &diagnostics)
            let own = map.integer("points", diagnostics: &diagnostics)
            guard
                var scenario = run(map, name: name.text.text(), range: name.range, diagnostics: &diagnostics)
            else { continue }
            scenario.title = name.text
            scenario.isHidden = map.truth("hidden", diagnostics: &diagnostics) ?? false
            scenario.wants = ScenarioReader.wants(of: map, diagnostics: &diagnostics)
            shares.add(own)
            read.append(scenario)
        }
        let (shared, total) = shares.shared(diagnostics: &diagnostics)
        for (index, share) in shared.enumerated() { read[index].points = share }
        return (read, total)
    }

    /// Returns what a kata or a scenario says that a language has to have.
    static func wants(of map: MapReader, diagnostics: inout Diagnostics) -> [LanguageAbility] {
        map.items("wants", diagnostics: &diagnostics).compactMap {
            $0.readChoice(
                "an item of 'wants'", of: LanguageAbility.allCases.map(\.rawValue), diagnostics: &diagnostics)
        }.compactMap(LanguageAbility.init)
    }

    /// Returns the one scenario of a kata without `scenarios`.
    private func only(points: Int, diagnostics: inout Diagnostics) -> [Scenario] {
        guard kata["commands"] != nil else {
            if !kata.has("commands") { diagnostics.add(FileProblem.noCommands.diagnostic(at: kata.place)) }
            _ = parts.rows(of: kata, diagnostics: &diagnostics)
            return []
        }
        let place = kata.range(ofKey: "commands") ?? kata.place
        guard var scenario = run(kata, name: id, range: place, diagnostics: &diagnostics) else { return [] }
        scenario.points = points
        return [scenario]
    }

    /// Reads a scenario's name; in no language may it be the name of another scenario.
    private func name(
        of map: MapReader, among names: inout [(name: String, range: SourceRange)],
        diagnostics: inout Diagnostics
    ) -> (text: LocalizedText, range: SourceRange) {
        guard let node = map["name"],
            let text = TextReader.localized(node, "'name'", diagnostics: &diagnostics)
        else { return (LocalizedText(""), map.place) }
        let variants = node.kind == .mapping ? node.entries.map(\.value) : [node]
        let earlier = names
        for variant in variants where variant.isScalar {
            let name = variant.string
            if let first = earlier.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
                diagnostics.add(
                    FileProblem.repeatedName(name: name, first: first.range).diagnostic(at: variant.range))
            }
            names.append((name, variant.range))
        }
        let shown = variants.first { $0.string.utf8.elementsEqual(text.text().utf8) }
        return (text, shown?.range ?? node.range)
    }

    /// Reads the keys that a kata with one scenario and an item of `scenarios` have in common.
    private func run(
        _ map: MapReader, name: String, range: SourceRange, diagnostics: inout Diagnostics
    ) -> Scenario? {
        let isKata = map["kata"] != nil || map.node.range == kata.node.range
        let commands = map["commands"].flatMap {
            ScriptReader.block($0, key: "commands", diagnostics: &diagnostics)
        }
        var scenario = Scenario(
            name: name, range: range, commands: commands ?? Block(statements: [], range: range))
        if let rows = parts.rows(of: map, diagnostics: &diagnostics) {
            scenario.rows = rows
            scenario.hasRows = true
        }
        scenario.objects = objects
        scenario.setup = parts.setup(of: map, diagnostics: &diagnostics)
        if !isKata {
            scenario.objects +=
                map["objects"].map { ScriptReader.objects($0, diagnostics: &diagnostics) } ?? []
        }
        refuseClashes(scenario, diagnostics: &diagnostics)
        scenario.expectation = map["expect"].flatMap { ExpectationReader.read($0, diagnostics: &diagnostics) }
        scenario.undo =
            isKata ? undo : map["undo"].map { ScriptReader.undo($0, diagnostics: &diagnostics) } ?? undo
        scenario.limits =
            isKata ? limits : ScenarioReader.limits(of: map, over: limits, diagnostics: &diagnostics)
        scenario.settle = isKata ? settle : map.milliseconds("settle", diagnostics: &diagnostics) ?? settle
        scenario.logsErrors =
            isKata
            ? logsErrors : ScenarioReader.logsErrors(map, diagnostics: &diagnostics) ?? logsErrors
        return commands == nil ? nil : scenario
    }

    /// Refuses an object or parameter whose name another one has.
    private func refuseClashes(_ scenario: Scenario, diagnostics: inout Diagnostics) {
        var seen: [String: SourceRange] = [:]
        for object in scenario.objects {
            if let first = seen[object.name.text] {
                diagnostics.add(
                    FileProblem.nameClash(name: object.name.text, first: first).diagnostic(
                        at: object.name.range))
            } else {
                seen[object.name.text] = object.name.range
            }
        }
        for (name, _) in scenario.rows.first?.values ?? [] {
            guard let first = seen[name.text] else { continue }
            diagnostics.add(FileProblem.nameClash(name: name.text, first: first).diagnostic(at: name.range))
        }
    }

    /// Tells whether the key `log` makes standard error part of the log; nil where it is absent.
    private static func logsErrors(_ map: MapReader, diagnostics: inout Diagnostics) -> Bool? {
        map.choice("log", diagnostics: &diagnostics).map { $0 == "all" }
    }

    private static func limits(
        of map: MapReader, over base: Limits, diagnostics: inout Diagnostics
    ) -> Limits {
        var limits = base
        guard let keys = map.map("limits", diagnostics: &diagnostics) else { return limits }
        limits.time = keys.milliseconds("time", diagnostics: &diagnostics) ?? limits.time
        limits.memory = keys.byteCount("memory", diagnostics: &diagnostics) ?? limits.memory
        limits.output = keys.byteCount("output", diagnostics: &diagnostics) ?? limits.output
        limits.steps = keys.integer("steps", diagnostics: &diagnostics) ?? limits.steps
        return limits
    }
}
