/// The objects of one module during one scenario: all that the interpreter knows of workers.
public protocol ModuleSession: AnyObject {
    /// Sends a request and waits for its reply.
    func perform(_ request: Request) throws(SessionError) -> Reply

    /// Answers the last callback, by a value or an error's words, and waits for what comes next.
    func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply

    /// Waits until the module's log was silent for `quiet` milliseconds; returns what it wrote meanwhile.
    func settle(quiet: Int) throws(SessionError) -> ModuleOutput

    /// Lets so many milliseconds pass; returns what the module wrote meanwhile.
    func wait(milliseconds: Int) throws(SessionError) -> ModuleOutput

    /// Ends the worker and begins again with a fresh one; limits go on counting.
    func restart() throws(SessionError)
}

/// What a closure of the script came to.
public enum CallbackOutcome: Sendable {
    /// Its result, null where it has none, and what it made of the arguments that it may change.
    case value(Value, changes: [InoutChange] = [])
    /// The words of the error that it threw, and the error where it is the module's own.
    case error(String, value: Value? = nil)
}

extension ModuleSession {
    /// A session whose module does nothing while nothing is asked.
    public func wait(milliseconds: Int) throws(SessionError) -> ModuleOutput { ModuleOutput() }

    /// A session whose module never asks back.
    public func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply {
        throw SessionError(.policy("an answer to a callback that was not made"))
    }
}

/// The worker is gone or may not go on: the scenario is over.
public struct SessionError: Error, Sendable {
    /// Why the session is over.
    public enum Reason: Sendable, Equatable {
        /// The worker trapped, was killed, or left before it answered.
        case crashed(Crash)
        /// The worker met a limit.
        case limit(Limit)
        /// The worker broke the protocol.
        case policy(String)
        /// kata or the machine failed; never the solution's fault.
        case failed(String)
    }

    /// Why the session is over.
    public var reason: Reason
    /// What the module wrote before; last words are not part of it.
    public var written: ModuleOutput
    /// The log before the end.
    public var output: [UInt8] { written.log }

    /// Makes an end.
    public init(_ reason: Reason, output: [UInt8] = []) {
        self.init(reason, written: ModuleOutput(log: output))
    }

    /// Makes an end after output to both streams.
    public init(_ reason: Reason, written: ModuleOutput) {
        self.reason = reason
        self.written = written
    }
}

/// How a worker ended that should have answered.
public struct Crash: Sendable, Equatable {
    /// The signal's name (`SIGILL`), or nil when the worker left by itself.
    public var signal: String?
    /// The exit code when the worker left by itself.
    public var exitCode: Int?
    /// What the runtime wrote at a trap, without addresses and stack traces; may be empty.
    public var lastWords: String
    /// Tells whether the stack overflowed: mostly a recursion without end.
    public var didOverflow = false
    /// Tells whether the solution was still being loaded, so that no command of the script is to blame.
    public var isAtStart = false
    /// The addresses of the calls in the worker's program, the innermost first, as hexadecimal digits.
    public var addresses: [String] = []
    /// The same calls as places in the solution, once they were looked up.
    public var frames: [SourceFrame] = []

    /// Makes a description of a crash.
    public init(signal: String?, exitCode: Int?, lastWords: String) {
        self.signal = signal
        self.exitCode = exitCode
        self.lastWords = lastWords
    }
}

/// A call in the sources of a solution.
public struct SourceFrame: Sendable, Equatable {
    /// The file, below the solution's folder.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1; 0 where it is not known.
    public var column: Int
    /// The function's name, such as `Work.writeProgram()`; may be empty.
    public var function: String

    /// Makes a call.
    public init(file: String, line: Int, column: Int, function: String) {
        self.file = file
        self.line = line
        self.column = column
        self.function = function
    }

    /// The place with the function: `State.swift:12:9 in Work.writeProgram()`.
    public var words: String { function.isEmpty ? place : "\(place) in \(function)" }
    /// `State.swift:12:9`.
    public var place: String { column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)" }
}

/// A bound that a worker met.
public enum Limit: Sendable, Equatable {
    /// CPU time of one scenario, in milliseconds.
    case cpu(milliseconds: Int)
    /// Elapsed time without an answer, in milliseconds.
    case wall(milliseconds: Int)
    /// Peak resident size, in bytes.
    case memory(bytes: Int)
    /// Bytes that a scenario wrote.
    case output(bytes: Int)
    /// Lines that a scenario wrote, however short they are.
    case lines(Int)
    /// Size of a file that it wrote, in bytes.
    case file(bytes: Int)
    /// Statements and loop turns of the script.
    case steps(Int)
    /// Bytes of values that the script handled: answers, texts that it made, and what it compared.
    case values(bytes: Int)
}
