#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// Why a program gave no result.
enum ProgramError: Error {
    case notStarted(program: String, reason: String)
    case failed(command: [String], output: String)
}

/// Runs the compiler's programs while a toolchain is prepared.
enum Program {
    /// Runs a program to its end and returns what it wrote to both outputs.
    @discardableResult
    static func run(_ command: [String]) throws(ProgramError) -> String {
        try start(command).output()
    }

    /// Lets programs that are started from now on keep their temporary files in a folder.
    static func keepTemporaryFiles(in folder: String) { setenv("TMPDIR", folder, 1) }

    /// Runs programs beside one another, and returns when all have ended.
    static func run(together commands: [[String]]) throws(ProgramError) {
        var running: [Running] = []
        var failure: ProgramError?
        for command in commands {
            do { running.append(try start(command)) } catch { failure = error }
        }
        for program in running {
            do { _ = try program.output() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    /// Starts a program that runs beside this one until its output is taken with ``Running/output()``.
    static func start(_ command: [String]) throws(ProgramError) -> Running {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure(command) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        var arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        let result = posix_spawnp(&child, command[0], &actions, nil, &arguments, environ)
        close(ends[1])
        guard result == 0 else {
            close(ends[0])
            throw .notStarted(program: command[0], reason: String(cString: strerror(result)))
        }
        return Running(command: command, child: child, descriptor: ends[0])
    }

    private static func failure(_ command: [String]) -> ProgramError {
        .notStarted(program: command[0], reason: String(cString: strerror(errno)))
    }
}

/// A program that was started.
struct Running {
    fileprivate let command: [String]
    fileprivate let child: pid_t
    fileprivate let descriptor: Int32

    /// Waits for the program's end and returns what it wrote to both outputs.
    func output() throws(ProgramError) -> String {
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output.append(contentsOf: chunk[..<count])
        }
        close(descriptor)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let text = String(decoding: output, as: UTF8.self)
        guard status == 0 else { throw .failed(command: command, output: text) }
        return text
    }
}

/// Splits a command line as a shell does: blanks, quotes of both kinds, backslashes.
func words(of line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
        if isEscaped {
            word = (word ?? "") + String(character)
            isEscaped = false
        } else if character == "\\", quote != "'" {
            isEscaped = true
        } else if character == quote {
            quote = nil
        } else if quote == nil, character == "\"" || character == "'" {
            quote = character
            word = word ?? ""
        } else if quote == nil, character == " " {
            if let done = word { words.append(done) }
            word = nil
        } else {
            word = (word ?? "") + String(character)
        }
    }
    return words + (word.map { [$0] } ?? [])
}
