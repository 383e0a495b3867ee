import KataDiagnostics
import KataJudging
import KataText
import Synchronization

/// A line on a terminal that tells which scenario runs and for how long, so that a hang is seen at once.
final class RunStatus: Sendable {
    private struct State {
        var running: (kata: String, scenario: String)?
        var start = ContinuousClock.now
        var isDrawn = false
        var isOver = false
    }

    private static let milliseconds: Int32 = 250
    private let style: TextStyle
    private let state = Mutex(State())

    /// Makes a line on standard error, drawn by a thread of its own; nil where that is no terminal.
    init?(style: TextStyle) {
        guard Output.errors.isTerminal else { return nil }
        self.style = style
    }

    /// Begins to draw the line, once the run has taken a moment.
    func start() {
        Background.run { [self] in
            repeat { Terminal.pause(milliseconds: RunStatus.milliseconds) } while draw()
        }
    }

    /// Says what runs from now on.
    func begin(_ kata: String, _ scenario: String) {
        state.withLock { state in
            state.running = (kata, scenario)
            state.start = .now
        }
    }

    /// Removes the line while `body` writes.
    func whileHidden(_ body: () -> Void) {
        state.withLock { state in
            RunStatus.erase(&state)
            body()
        }
    }

    /// Removes the line for good.
    func end() {
        state.withLock { state in
            RunStatus.erase(&state)
            state.isOver = true
        }
    }

    private static func erase(_ state: inout State) {
        if state.isDrawn { Output.errors.write("\r\u{1B}[K") }
        state.isDrawn = false
    }

    /// Draws the line anew; returns whether there is more to draw.
    private func draw() -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            guard let (kata, scenario) = state.running else { return true }
            let name = scenario == kata ? kata : "\(kata) · \(scenario)"
            let seconds = (ContinuousClock.now - state.start).components.seconds
            let line = "\(name.visible) · \(seconds) s".clipped(to: Terminal.size.width - 1)
            Output.errors.write("\r\u{1B}[K" + style(.faint, line))
            state.isDrawn = true
            return true
        }
    }
}
