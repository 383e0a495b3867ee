public import KataDiagnostics
public import KataScript
public import KataTranscript

/// A scenario that runs statement by statement: its caller decides after each what comes next.
public final class Rehearsal {
    /// What one statement came to.
    public struct Outcome: Sendable {
        /// The bytes that it wrote to the log.
        public var log: [UInt8]
        /// What a call returned, a property held, or a `let` was bound to; nil where nothing came back.
        public var result: Value?
        /// How it ended.
        public var ending: ScenarioRun.Ending
    }

    private let context: Context
    private let scenario: Scenario

    /// Makes a rehearsal in which nothing has run yet.
    ///
    /// - Parameter scenario: Gives objects, limits and the policy of undoing; history is kept where its commands undo.
    public init(
        _ scenario: Scenario, source: SourceFile, session: any ModuleSession, types: ModuleTypes?
    ) {
        self.scenario = scenario
        context = Context(scenario: scenario, source: source, session: session, types: types)
    }

    /// Binds the parameters of a row.
    public func bind(_ row: ParameterRow) -> Outcome {
        attempt { context throws(InterruptionError) in
            for (name, value) in row.values { try context.bindParameter(name.text, to: value) }
        }
    }

    /// Makes objects and binds their names.
    public func make(_ objects: [ObjectDeclaration]) -> Outcome {
        attempt { context throws(InterruptionError) in
            for object in objects { try object.make(in: context) }
        }
    }

    /// Runs commands that never stand on the queue.
    public func prepare(_ setup: Block?) -> Outcome {
        attempt { context throws(InterruptionError) in try context.runAside(setup) }
    }

    /// Runs one statement; after an error that the module threw the next may follow.
    public func run(_ statement: Statement) -> Outcome {
        attempt { context throws(InterruptionError) in try statement.run(in: context) }
    }

    /// Evaluates an expression as a command of its own, which is never on the queue.
    public func read(_ expression: Expression) -> Outcome {
        attempt { context throws(InterruptionError) in
            try context.step(at: expression.range)
            context.beginCommand(expression.range)
            context.transcript.note(result: try expression.evaluate(in: context))
            try context.releaseUnheld(at: expression.range)
        }
    }

    /// Returns what a name stands for; nil where there is no such name.
    public func value(of name: String) -> Value? { context.scope.binding(of: name)?.value }

    private func attempt(_ body: (Context) throws(InterruptionError) -> Void) -> Outcome {
        let start = context.transcript.byteCount
        var ending = ScenarioRun.Ending.completed
        do throws(InterruptionError) {
            try body(context)
        } catch {
            ending = ScenarioRun.Ending(error)
        }
        return Outcome(
            log: context.transcript.output(from: start), result: context.transcript.currentResult,
            ending: ending)
    }
}

extension Context {
    /// Runs `setup`, whose commands are never on the queue.
    func runAside(_ setup: Block?) throws(InterruptionError) {
        guard let setup else { return }
        let queue = self.queue
        self.queue = CommandQueue(keepsHistory: false)
        for statement in setup.statements { try statement.run(in: self) }
        self.queue = queue
    }
}

extension ScenarioRun.Ending {
    /// Says how a run ended that was interrupted.
    init(_ interruption: InterruptionError) {
        self =
            switch interruption {
            case .fault(let fault): .faulted(fault)
            case .invalid(let diagnostic): .invalid(diagnostic)
            // `return` ends the commands as their last one does.
            case .left: .completed
            case .ended(let reason, let range): .ended(reason, at: range)
            }
    }
}
