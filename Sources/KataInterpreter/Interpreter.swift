public import KataDiagnostics
public import KataScript
public import KataTranscript

/// Runs scenarios against a module: walks the syntax tree, whose meaning is in the extensions of this target.
public enum Interpreter {
    /// Runs one row of a scenario from nothing to its end.
    ///
    /// - Parameter records: What the run keeps of each command.
    public static func run(
        _ scenario: Scenario, row: ParameterRow, setup: Block?, source: SourceFile,
        session: any ModuleSession, types: ModuleTypes?, records: RecordedParts = []
    ) -> ScenarioRun {
        let context = Context(
            scenario: scenario, source: source, session: session, types: types, records: records)
        context.recorder?.begin(in: context)
        let ending = run(scenario, row: row, setup: setup, in: context)
        let recording = context.recorder?.finish(in: context)
        return ScenarioRun(
            transcript: context.transcript.finish(), ending: ending, failures: context.failures,
            inlineChecks: context.checks, constants: context.constants, recording: recording)
    }

    private static func run(
        _ scenario: Scenario, row: ParameterRow, setup: Block?, in context: Context
    ) -> ScenarioRun.Ending {
        do throws(InterruptionError) {
            for (name, value) in row.values { try context.bindParameter(name.text, to: value) }
            for object in scenario.objects { try object.make(in: context) }
            try context.runAside(setup)
            try context.endingScope { context throws(InterruptionError) in
                for statement in scenario.commands.statements { try statement.run(in: context) }
            }
            return .completed
        } catch {
            return ScenarioRun.Ending(error)
        }
    }
}

extension ObjectDeclaration {
    /// Makes the object and binds its name.
    func make(in context: Context) throws(InterruptionError) {
        context.beginCommand(value.range)
        let written = context.transcript.byteCount
        let first = context.transcript.commandCount - 1
        let start = context.trace.count
        let made = try value.evaluateForKeeping(in: context)
        context.bind(
            name.text, to: made, origin: .object,
            request: context.trace.index(answering: made, to: value, since: start))
        try context.releaseUnheld(at: value.range)
        if context.demandsSilence, context.transcript.byteCount > written {
            context.demandSilence(of: value.range, from: first)
        }
    }
}
