import KataDiagnostics
import KataInterpreter
import KataModules
import KataScript
import KataTranscript
import KataWorkers

/// A module with the world of a kata around it, on which sequences are played.
struct Stage: Sendable {
    let kata: Kata
    /// The objects, the policy of undoing and the limits; its commands only tell whether anything is undone.
    let scenario: Scenario
    let setup: Block?
    var module: BuiltModule
    var workers: WorkerPool
    /// CPU time of one sequence, in milliseconds.
    var milliseconds: Int
    /// When to give up on a worker that does not answer.
    var wall = WorkerLimits.WallPolicy.interactive
    /// How many threads a worker may have at a time.
    var threads = WorkerLimits.maximumThreads
    /// Counts how long kata waits for the workers; nil where nobody asks.
    var patience: Patience?

    /// Tells whether a move plays all that is left on a new worker.
    func beginsAnew(at move: Move) -> Bool {
        guard case .replay = scenario.undo else { return false }
        switch move.deed {
        case .undo, .redo: return true
        case .make, .call, .read, .assign, .drop: return false
        }
    }

    /// Begins a session for one sequence.
    func open() throws(SessionError) -> (session: WorkerSession, scripted: any ModuleSession) {
        let limits = WorkerLimits(
            cpuMilliseconds: milliseconds, memoryBytes: scenario.limits.memory,
            outputBytes: scenario.limits.output, threads: threads, wall: wall)
        let session = try workers.session(limits: limits, mergesErrors: scenario.logsErrors)
        return (session, module.scripted(session))
    }

    /// Begins a sequence whose objects are made.
    func begin() throws(SessionError) -> Player {
        let (session, scripted) = try open()
        return Player(stage: self, session: session, scripted: scripted)
    }

    /// Plays a sequence to its end, or until it cannot go on; nil where it could not begin.
    func play(_ moves: [Move]) -> [Outcome] {
        let player: Player
        do throws(SessionError) { player = try begin() } catch {
            return [Outcome(ending: .ended(error.reason))]
        }
        defer { player.finish() }
        var outcomes: [Outcome] = []
        if player.opening.ending != .completed { return [player.opening] }
        for move in moves {
            let outcome = player.play(move)
            outcomes.append(outcome)
            if outcome.ending.isFinal { break }
        }
        return outcomes
    }
}

/// One sequence that is being played.
final class Player {
    private let session: WorkerSession
    private let rehearsal: Rehearsal
    private let patience: Patience?
    /// What the making of the kata's objects and its `setup` came to.
    let opening: Outcome

    init(stage: Stage, session: WorkerSession, scripted: any ModuleSession) {
        self.session = session
        patience = stage.patience
        rehearsal = Rehearsal(
            stage.scenario, source: stage.kata.file, session: scripted, types: stage.module.types)
        var opening = Outcome(rehearsal.make(stage.scenario.objects))
        if opening.ending == .completed {
            for block in [stage.setup, stage.kata.explore.begin] where opening.ending == .completed {
                let prepared = Outcome(rehearsal.prepare(block))
                opening.log += prepared.log
                opening.ending = prepared.ending
            }
        }
        opening.result = nil
        self.opening = opening
    }

    /// Does one move.
    func play(_ move: Move) -> Outcome {
        if move.isRead, move.binding == nil, let look = move.expression(Player.name) {
            return Outcome(rehearsal.read(look))
        }
        return Outcome(rehearsal.run(move.statement(Player.name)))
    }

    /// Returns what a name stands for.
    func value(of handle: Handle) -> Value? { rehearsal.value(of: Player.name(handle)) }

    /// Ends the sequence; returns why it may not count although all was answered.
    @discardableResult
    func finish() -> SessionError.Reason? {
        let usage = session.finish()
        patience?.spend(.microseconds(usage.waitedMicroseconds))
        return usage.breach
    }

    /// A name that no script can write, so that it hides none.
    static func name(_ handle: Handle) -> String {
        switch handle {
        case .given(let name): name
        case .made(let number): "made \(number)"
        }
    }
}
