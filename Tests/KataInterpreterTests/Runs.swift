import KataDiagnostics
import KataInterpreter
import KataScript
import KataTesting
import KataTranscript

/// A scenario of the toy module that has run.
struct Run {
    let file: SourceFile
    let result: ScenarioRun
    let module: ToyModule

    /// Runs a script after parsing it, which must succeed; objects and rules are given as blocks of text.
    init(
        _ script: String, objects: String = "", undo: String = "", replay: Bool = false, setup: String = "",
        parameters: [(String, String)] = [], steps: Int = 100_000, settle: Int? = nil,
        module: ToyModule = ToyModule(), records: Bool = false
    ) {
        var reader = Reader()
        var scenario = Scenario(
            name: "s", range: SourceRange(0, 0),
            commands: ScriptParser.block(reader.read(script), diagnostics: &reader.diagnostics))
        scenario.objects = ScriptParser.objects(reader.read(objects), diagnostics: &reader.diagnostics)
        scenario.undo =
            replay
            ? .replay
            : .rules(ScriptParser.inverseRules(reader.read(undo), diagnostics: &reader.diagnostics))
        scenario.limits.steps = steps
        scenario.settle = settle
        let setupBlock =
            setup.isEmpty ? nil : ScriptParser.block(reader.read(setup), diagnostics: &reader.diagnostics)
        let values = parameters.map { name, source in
            let node = ScriptParser.expression(reader.read(source), diagnostics: &reader.diagnostics)
            return (
                name: Name(name, range: SourceRange(0, 0)),
                value: node ?? Expression(.null, range: SourceRange(0, 0))
            )
        }
        let file = SourceFile(path: "k.yaml", text: reader.text)
        precondition(reader.diagnostics.found.isEmpty, reader.diagnostics.told(in: file))
        self.file = file
        self.module = module
        result = Interpreter.run(
            scenario, row: ParameterRow(values: values), setup: setupBlock, source: file, session: module,
            types: module.types, records: records ? .objects : [])
    }

    /// Puts all sources into one file.
    private struct Reader {
        var diagnostics = Diagnostics()
        var text = ""

        mutating func read(_ source: String) -> LocatedText {
            let start = text.utf8.count
            text += source + "\n"
            return LocatedText(
                bytes: Array(source.utf8), pieces: [LocatedText.Piece(content: 0, file: start)],
                range: SourceRange(start, start + source.utf8.count))
        }
    }

    /// The lines of the log.
    var log: [String] { result.transcript.texts }

    /// The log, and below it what ended the run before its end and which expectations failed.
    var told: String {
        var lines = log
        for failure in result.failures {
            lines.append("failed: \(failure.source)")
            lines += failure.sides.map { "  \($0.source) is \($0.value)" }
            if let note = failure.note { lines.append("  \(note)") }
        }
        switch result.ending {
        case .completed: break
        case .faulted(let fault): lines.append("\(fault.kind) at '\(text(fault.range))': \(fault.message)")
        case .invalid(let diagnostic):
            lines.append("\(diagnostic.code.id) at '\(text(diagnostic.range))': \(diagnostic.message)")
        case .ended(let reason, let range): lines.append("ended at '\(text(range))': \(reason)")
        }
        return lines.joined(separator: "\n")
    }

    /// The log with each line below the source of the command that wrote it.
    var byCommand: String {
        let transcript = result.transcript
        return (0..<transcript.count).map { line in
            guard let index = transcript.command(ofLine: line) else {
                return "?: \(transcript.text(ofLine: line))"
            }
            let command = transcript.commands[index]
            let turns = command.turns.isEmpty ? "" : " \(command.turns)"
            return "\(text(command.range))\(turns): \(transcript.text(ofLine: line))"
        }.joined(separator: "\n")
    }

    /// The inline checks that ask for something, as text.
    var checks: [String] {
        result.inlineChecks.map { check in
            let constants = check.constants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            let lines = result.transcript.lines(ofCommands: check.commands).map(
                result.transcript.text(ofLine:))
            return ([text(check.statement), "\(check.items.count)", "\(lines)"] + constants).joined(
                separator: " | ")
        }
    }

    func text(_ range: SourceRange) -> String {
        file.text(in: range).split(separator: "\n").first.map(String.init) ?? ""
    }
}

extension [String] {
    /// Returns the elements from the last one on that fulfils the condition.
    func suffix(from condition: (String) -> Bool) -> ArraySlice<String> {
        lastIndex(where: condition).map { self[$0...] } ?? []
    }
}
