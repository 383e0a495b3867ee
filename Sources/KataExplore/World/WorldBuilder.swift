import KataDiagnostics
import KataInterpreter
import KataModules
import KataScript
import KataTranscript
import KataWorkers

/// Makes the world of a kata: runs its scenarios against the reference, and writes down what they ask of it.
struct WorldBuilder {
    let kata: Kata
    let contract: Contract?
    private(set) var world: World
    private(set) var stage: Stage
    /// All that could be said if nothing were left out.
    let everything: Vocabulary

    init(_ kata: Kata, _ reference: PreparedModule) {
        self.kata = kata
        contract = reference.plugin.manifest.contract
        let names = Self.names(in: kata)
        var scenario = kata.shared
        let undoing = kata.scenarios.first { $0.commands.contains(where: Self.undoes) }
        if case .rules(let rules) = scenario.undo, rules.isEmpty, let undoing { scenario.undo = undoing.undo }
        let undoes = scenario.undo.canUndo
        if undoes {
            let statement = Statement(.undo(.count(1)), range: SourceRange(0, 0))
            scenario.commands = Block(statements: [statement], range: SourceRange(0, 0))
        }
        stage = Stage(
            kata: kata, scenario: scenario, setup: kata.setup, module: reference.module,
            workers: reference.workers, milliseconds: scenario.limits.time)
        everything = Vocabulary(
            contract: contract, types: reference.module.types, leftOut: [], isUsed: names.contains)
        world = World(
            kata: kata,
            vocabulary: Vocabulary(
                contract: contract, types: reference.module.types, leftOut: kata.explore.leftOut,
                isUsed: names.contains), rules: kata.explore)
        world.undoes = undoes
        world.drops = kata.scenarios.contains { $0.commands.contains(where: Self.drops) }
    }

    /// Runs everything; throws where the reference does not get through its own kata.
    mutating func build() throws(SessionError) {
        try lookAtGiven()
        for scenario in kata.scenarios {
            for row in scenario.rows {
                let (session, scripted) = try stage.open()
                defer { session.finish() }
                note(scenario, row, SessionTrace(scripted))
            }
        }
    }

    /// Finds out what the kata's own objects are; where they and `setup` do not stand alone, sequences go without.
    private mutating func lookAtGiven() throws(SessionError) {
        let player = try stage.begin()
        defer { player.finish() }
        guard player.opening.ending == .completed else {
            if case .ended(let reason) = player.opening.ending { throw SessionError(reason) }
            var scenario = stage.scenario
            scenario.objects = []
            stage = Stage(
                kata: kata, scenario: scenario, setup: nil, module: stage.module, workers: stage.workers,
                milliseconds: stage.milliseconds)
            return
        }
        for object in stage.scenario.objects {
            guard case .object(let reference)? = player.value(of: .given(object.name.text)) else { continue }
            world.given.append((object.name.text, reference.type))
        }
    }

    /// Runs one row of a scenario, and keeps what it did as a seed.
    private mutating func note(_ scenario: Scenario, _ row: ParameterRow, _ trace: SessionTrace) {
        let rehearsal = Rehearsal(
            scenario, source: kata.file, session: trace, types: stage.module.types)
        let hasOwnWorld = stage.setup == nil && kata.setup != nil || stage.scenario.objects.isEmpty
        let shared = Set(stage.scenario.objects.map(\.name.text))
        var reader = TraceReader(world: world)
        func step(_ outcome: Rehearsal.Outcome) -> Bool {
            if !scenario.isHidden { world.show(Outcome(outcome)) }
            if case .completed = outcome.ending { return true }
            return false
        }
        guard step(rehearsal.bind(row)) else { return }
        reader.skip(to: 0)
        guard step(rehearsal.make(scenario.objects.filter { shared.contains($0.name.text) })) else { return }
        for name in shared {
            if case .object(let reference)? = rehearsal.value(of: name) { reader.know(reference, as: name) }
        }
        if !hasOwnWorld { reader.skip(to: trace.entries.count) }
        guard step(rehearsal.make(scenario.objects.filter { !shared.contains($0.name.text) })) else { return }
        reader.read(trace.entries)
        guard step(rehearsal.prepare(kata.setup)) else { return }
        if !hasOwnWorld { reader.learn(trace.entries) }
        var count = trace.entries.count
        for statement in (scenario.setup?.statements ?? []) + scenario.commands.statements {
            let outcome = rehearsal.run(statement)
            // A replay began again: what it did is all that was done, and the names are others.
            if trace.entries.count < count { break }
            count = trace.entries.count
            reader.read(trace.entries)
            guard step(outcome) else { break }
        }
        world.dictionary = reader.world.dictionary
        let moves = reader.moves.filter { world.vocabulary.allows($0) && world.rules.allow($0) }
        if !moves.isEmpty { world.seeds.append(moves) }
    }

    // MARK: What the kata's scripts say

    private static func undoes(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .undo, .redo: true
        default: false
        }
    }

    private static func drops(_ statement: Statement) -> Bool {
        if case .drop = statement.kind { true } else { false }
    }

    /// The names that occur anywhere in the kata's scripts.
    private static func names(in kata: Kata) -> Set<String> {
        var names: Set<String> = []
        func note(_ node: Expression) {
            switch node.kind {
            case .name(let name): names.insert(name)
            case .member(_, let name), .implicitCase(let name, _): names.insert(name.text)
            default: break
            }
        }
        kata.setup?.forEachExpression(note)
        for scenario in kata.scenarios {
            for object in scenario.objects { object.value.forEachExpression(note) }
            for row in scenario.rows { for (_, value) in row.values { value.forEachExpression(note) } }
            scenario.setup?.forEachExpression(note)
            scenario.commands.forEachExpression(note)
        }
        return names
    }
}

extension World {
    /// Remembers lines that a scenario shows.
    fileprivate mutating func show(_ outcome: Outcome) {
        for line in outcome.log { shownLines.insert(World.kind(of: line)) }
        if let result = outcome.result, result.isPlain {
            shownLines.insert(World.kind(of: result.sourceText))
        }
    }
}

extension UndoPolicy {
    /// Tells whether anything can be undone that is more than an assignment.
    fileprivate var canUndo: Bool {
        switch self {
        case .replay: true
        case .rules(let rules): !rules.isEmpty
        }
    }
}
