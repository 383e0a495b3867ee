import KataAuthoring
import KataDiagnostics
import KataScript
import KataTranscript

/// A sequence that differs, as lines of a script that read like some by hand.
struct WrittenSequence {
    /// The commands; the last is the one that differs.
    let commands: [String]
    /// The lines of a scenario: the commands with the reference's log and what the last must come to.
    let script: [String]
    /// Tells whether nothing is logged, which the scenario then has to say.
    let isSilent: Bool
    /// The names of the sequence's objects.
    let names: WrittenNames

    init(_ found: FoundDifference, in world: World) {
        names = WrittenNames(found.moves, in: world)
        let conditions = Conditions(found: found, names: names)
        let beginning = (world.rules.begin?.statements ?? []).map { world.kata.file.text(in: $0.range) }
        commands = beginning + found.moves.map { [names] in $0.text(names.name) }
        var script = beginning
        for (index, move) in found.moves.enumerated() {
            let outcome = found.reference[index]
            let isLast = index == found.moves.count - 1
            script += isLast ? conditions.command : [conditions.statement(move, outcome)]
            script += outcome.log.compactMap(LogLine.text).map { $0.isEmpty ? ">" : "> \($0)" }
            if isLast { script += conditions.afterwards }
        }
        self.script = script
        isSilent = found.reference.allSatisfy(\.log.isEmpty)
    }
}

/// What the last command of a sequence must come to, in the words of a script.
private struct Conditions {
    let found: FoundDifference
    let names: WrittenNames

    private var reference: Outcome { found.reference.last ?? found.openings.reference }
    private var isAboutResult: Bool { found.difference == .result || found.difference == .identity }

    /// Returns the statement of a command that both do alike.
    func statement(_ move: Move, _ outcome: Outcome) -> String {
        if case .threw = outcome.ending { return "expect throws \(move.call(names.name))" }
        return move.text(names.name)
    }

    /// The last command, with what it must return where that is what differs.
    var command: [String] {
        guard let move = found.moves.last else { return [] }
        guard isAboutResult, move.binding == nil, case .completed = reference.ending else {
            return [statement(move, reference)]
        }
        return [condition(move.call(names.name))]
    }

    /// What must hold of the name that the last command binds.
    var afterwards: [String] {
        guard isAboutResult, let binding = found.moves.last?.binding else { return [] }
        return [condition(names.name(.made(binding)))]
    }

    private func condition(_ expression: String) -> String {
        "expect " + condition(expression, reference.result ?? .null)
    }

    private func condition(_ expression: String, _ value: Value) -> String {
        switch value {
        case .object: return "\(expression) \(identity)"
        case .bool(let bool): return bool ? expression : "!\(expression)"
        case .list(let elements) where !value.isPlain: return "\(expression).count == \(elements.count)"
        case .float(let float) where !float.isFinite:
            return "text(\(expression)) == \(float.description.quoted)"
        case .float(let float) where float.description.count > 10:
            return "near(\(expression), \(float.description), 0.000001)"
        default: return "\(expression) == \(value.scriptText)"
        }
    }

    private var identity: String {
        if let wanted = found.identities.wanted { return "=== \(names.name(wanted))" }
        return found.identities.found.map { "!== \(names.name($0))" } ?? "!= nil"
    }
}
