/// Collects what a scenario writes and makes a transcript of it.
///
/// A line belongs to the command that wrote its first byte; bytes that are no UTF-8 become U+FFFD at the end.
public struct TranscriptBuilder: Sendable {
    private var commands: [ExecutedCommand] = []
    private var bytes: [UInt8] = []
    /// Tells whether the open line is one of the script's own.
    private var isPartOfScript = false
    /// Offsets in `bytes` where output of another command begins.
    private var changes: [(offset: Int, command: Int32)] = []
    private var current: Int32 = -1

    /// Makes an empty transcript.
    public init() {}

    /// The number of commands so far; the index of the next one.
    public var commandCount: Int { commands.count }

    /// The number of bytes so far.
    public var byteCount: Int { bytes.count }

    /// Tells whether the last line has no line break yet.
    public var hasOpenLine: Bool { bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false }

    /// Tells whether the command wrote anything so far.
    public func hasOutput(ofCommand command: Int) -> Bool {
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if Int(changes[middle].command) < command { low = middle + 1 } else { high = middle }
        }
        return low < changes.count && Int(changes[low].command) == command
    }

    /// Returns the bytes from an offset on.
    public func output(from offset: Int) -> [UInt8] { Array(bytes[offset...]) }

    /// What the current command came to; nil where nothing came back.
    public var currentResult: Value? { commands.last?.result }

    /// Says that what follows belongs to a new command; returns its index.
    @discardableResult
    public mutating func begin(_ command: ExecutedCommand) -> Int {
        commands.append(command)
        current = Int32(commands.count - 1)
        return Int(current)
    }

    /// Remembers what the current command came to.
    public mutating func note(result: Value) {
        if case .null = result { return }
        if current >= 0 { commands[Int(current)].result = result }
    }

    /// Adds what the module wrote; standard error stays beside the log, with the command.
    public mutating func append(_ output: ModuleOutput) {
        append(output.log)
        guard !output.errors.isEmpty, current >= 0 else { return }
        commands[Int(current)].errors.append(contentsOf: output.errors)
    }

    /// Adds bytes that the module wrote to the log.
    public mutating func append(_ output: [UInt8]) {
        guard !output.isEmpty else { return }
        noteCommand()
        bytes += output
        isPartOfScript = false
    }

    /// Adds lines that the script itself writes, with a line break or another text at their end.
    ///
    /// An open line of the module is ended first; one of the script goes on.
    public mutating func append(line text: String, terminator: String? = nil) {
        if hasOpenLine, !isPartOfScript, terminator == nil { bytes.append(UInt8(ascii: "\n")) }
        noteCommand()
        bytes += text.utf8
        bytes += (terminator ?? "\n").utf8
        isPartOfScript = true
    }

    private mutating func noteCommand() {
        if changes.last?.command != current { changes.append((bytes.count, current)) }
    }

    /// Returns the transcript of all that was added.
    public func finish() -> Transcript {
        var lines = LineSplitter(capacity: bytes.count)
        var change = 0
        var start = 0
        while start < bytes.count {
            while change + 1 < changes.count, changes[change + 1].offset <= start { change += 1 }
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            lines.add(bytes[start..<end], command: changes[change].command)
            start = end + 1
        }
        return Transcript(
            bytes: lines.bytes, ends: lines.ends, commandOfLine: lines.commands, commands: commands)
    }
}

/// The lines of a log as valid UTF-8, without line breaks.
private struct LineSplitter {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var commands: [Int32] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func add(_ line: ArraySlice<UInt8>, command: Int32) {
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let isASCII = line.allSatisfy { $0 < 0x80 }
        if isASCII || String(validating: line, as: UTF8.self) != nil {
            bytes += line
        } else {
            bytes += Array(String(decoding: line, as: UTF8.self).utf8)
        }
        ends.append(bytes.count)
        commands.append(command)
    }
}
