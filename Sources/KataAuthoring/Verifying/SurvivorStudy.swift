import KataDiagnostics
import KataInterpreter
import KataJudging
import KataModules
import KataResults
import KataScript
import KataSystem
import KataTranscript

/// Finds out why a wrong solution passed.
struct SurvivorStudy {
    let kata: Kata
    let module: PreparedModule
    /// The wrong solutions of the module.
    let mutants: ModuleMutants
    /// Where the module's sources in the language lie.
    let folders: ModuleFolders
    /// Endings of the language's source files.
    let extensions: [String]
    /// The runs of the reference, in the order of a kata's results.
    let references: [ReferenceRun]

    /// Returns what is known of a mutant whose result has passed.
    func survivor(_ name: String, _ result: KataResult) -> Survivor {
        let isFolder = mutants.folders.contains(name)
        let origin: Survivor.Origin =
            isFolder
            ? .folder(ShortPath.fromHere("\(folders.mutants)/\(name)"))
            : .described(file: ShortPath.fromHere(mutants.file?.source.path ?? ""))
        var survivor = Survivor(name: name, origin: origin)
        survivor.changes = changes(of: name)
        survivor.scenarioCount = result.scenarios.count
        for (reference, scenario) in zip(references, result.scenarios) {
            guard let transcript = scenario.transcript else { continue }
            if let difference = difference(of: transcript, from: reference) {
                survivor.logs.append(difference)
            }
            if let value = value(of: transcript, differingFrom: reference) { survivor.values.append(value) }
        }
        survivor.uses = uses(of: survivor.changes.flatMap(\.members))
        return survivor
    }

    // MARK: Sources

    private func changes(of name: String) -> [Survivor.Change] {
        guard let own = try? mutants.sources(of: name, extensions: extensions),
            let reference = try? SourceSet(in: folders.solution, extensions: extensions)
        else { return [] }
        let members = ChangedMembers(types: module.module.types)
        return own.files.compactMap { file in
            let old = reference.files.first { $0.name == file.name }
            guard old?.bytes != file.bytes else { return nil }
            let oldSource = SourceFile(path: old?.path ?? "", bytes: old?.bytes ?? [])
            let source = SourceFile(path: file.path, bytes: file.bytes)
            let text = TextChange(from: oldSource.lines, to: source.lines, context: 1)
            let found =
                members.members(of: text.places.old, in: oldSource)
                + members.members(of: text.places.new, in: source)
            return Survivor.Change(
                path: ShortPath.fromHere(file.path), referencePath: old.map { ShortPath.fromHere($0.path) },
                text: text, members: found.unique)
        }
    }

    // MARK: Runs

    private func difference(
        of transcript: Transcript, from reference: ReferenceRun
    ) -> Survivor.LogDifference? {
        let original = reference.run.transcript
        let text = TextChange(from: original.texts, to: transcript.texts, context: 0)
        guard let first = text.hunks.first else { return nil }
        // Where the mutant writes more, it is the line before that lets it in.
        let line = max(0, min(first.oldLine - 1, original.count - 1))
        let watch = LogWatch(reference.judge.scenario, reference.run, in: kata.file)
        return Survivor.LogDifference(
            scenario: reference.name, line: line + 1, text: text, gap: watch.gap(ofLine: line))
    }

    private func value(
        of transcript: Transcript, differingFrom reference: ReferenceRun
    ) -> Survivor.ValueDifference? {
        for (old, new) in zip(reference.run.transcript.commands, transcript.commands) {
            // Beyond a condition that went the other way, commands are no longer the same.
            guard old.range == new.range, old.turns == new.turns else { return nil }
            let (oldText, newText) = (old.result.comparableText, new.result.comparableText)
            guard oldText != newText else { continue }
            return Survivor.ValueDifference(
                scenario: reference.name, place: Place(old.range, turns: old.turns, in: kata.file),
                reference: oldText, mutant: newText)
        }
        return nil
    }

    // MARK: Commands

    private func uses(of members: [ChangedMember]) -> [Survivor.Use] {
        var uses: [Survivor.Use] = []
        for scenario in kata.scenarios {
            for object in scenario.objects where object.value.names(any: members, module.module.types) {
                uses.append(
                    Survivor.Use(scenario: scenario.name, place: Place(object.value.range, in: kata.file)))
            }
            scenario.commands.forEachStatement { statement in
                let isNamed = statement.expressions.contains {
                    $0.names(any: members, module.module.types)
                }
                guard isNamed else { return }
                uses.append(
                    Survivor.Use(scenario: scenario.name, place: Place(statement.range, in: kata.file)))
            }
        }
        return uses
    }
}

extension Expression {
    /// Tells whether a part of the expression names one of the members, or makes an object of its type.
    fileprivate func names(any members: [ChangedMember], _ types: ModuleTypes) -> Bool {
        var isNamed = false
        forEachExpression { node in
            switch node.kind {
            case .member(_, let name), .implicitCase(let name, _):
                if members.contains(where: { $0.member == name.text }) { isNamed = true }
            case .name(let name):
                if members.contains(where: {
                    ($0.member == nil || $0.member == "init") && types.lineage(of: name).contains($0.type)
                }) {
                    isNamed = true
                }
            default: break
            }
        }
        return isNamed
    }
}

extension Value? {
    /// The value as a script would write it, objects by their type alone: their numbers differ from run to run.
    fileprivate var comparableText: String {
        self?.withoutIdentities.sourceText ?? "nil"
    }
}

extension Value {
    fileprivate var withoutIdentities: Value {
        mapReferences { ObjectReference(id: 0, type: $0.type) }
    }
}

extension [ChangedMember] {
    /// The members, each once; a type goes where one of its members is named.
    fileprivate var unique: [ChangedMember] {
        var result: [ChangedMember] = []
        for member in self where !result.contains(member) { result.append(member) }
        return result.filter { type in
            type.member != nil || !result.contains { $0.type == type.type && $0.member != nil }
        }
    }
}
