import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

/// Runs the steps of a language: fills placeholders, looks up programs, reads printed jobs.
struct StepRunner {
    /// What bounds one step.
    enum Bound {
        static let compile = Program.Limits(
            cpuMilliseconds: 60_000, wallMilliseconds: 180_000, memoryBytes: 3 << 30, outputBytes: 256 << 10,
            fileBytes: 512 << 20)
        /// All steps of a submission's build together.
        static let build = Duration.seconds(180)
        /// What the printed jobs of a build leave together in its folders.
        static let writtenBytes = 1 << 30
        /// What a failed step is blamed for only if this much space was left.
        static let freeBytes = 16 << 20
        static let prepare = Program.Limits(cpuMilliseconds: 600_000, wallMilliseconds: 1_800_000)
    }

    let toolbox: Toolbox
    /// The values of placeholders, by name.
    let places: [String: String]
    let directory: String
    let limits: Program.Limits
    /// A switch that ends the steps from another thread.
    let cancellation: Cancellation?
    /// When the steps have to be over; nil where each has its own time alone.
    var deadline: ContinuousClock.Instant?
    /// What isolates printed jobs, which a solution's sources drive; nil for trusted sources.
    var confinement: Confinement?

    /// How a list of steps ended.
    enum Outcome {
        /// All steps left with 0; what printed jobs wrote to standard error, such as a compiler's warnings.
        case succeeded(remarks: [UInt8])
        /// A step did not leave with 0.
        case failed(StepError)
    }

    /// A step that did not leave with 0.
    struct StepError {
        /// The exit code; nil after a signal or limit.
        var exitCode: Int?
        /// What the step wrote.
        var output: [UInt8]
        var isTruncated: Bool
        /// A limit or signal in words.
        var ending: String?
        /// Tells whether it met a limit; what it did just then is another thing in each run.
        var metLimit: Bool
        /// Tells whether the step was printed by another one.
        var isPrintedJob: Bool
        /// Tells whether it was killed, and not because it met a limit.
        var isKilled: Bool
    }

    /// Runs the steps one after another up to the first that fails.
    ///
    /// - Parameter insteadOfJobs: called when printed jobs come; what it gives is their outcome, and nil lets them run.
    func run(
        _ steps: [Step], insteadOfJobs: () throws(BuildError) -> Outcome? = { nil }
    ) throws(BuildError) -> Outcome {
        var printed: [[String]] = []
        var remarks: [UInt8] = []
        for step in steps {
            switch step {
            case .command(let words):
                switch try run(words.map(fill), isPrintedJob: false) {
                case .success(let result): printed = try StepRunner.jobs(in: result.output)
                case .failure(let failure): return .failed(failure)
                }
            case .printedJobs:
                let other = try insteadOfJobs()
                let outcome = if let other { other } else { try run(jobs: printed) }
                switch outcome {
                case .succeeded(let more): remarks += more
                case .failed(let failure): return .failed(failure)
                }
            }
        }
        return .succeeded(remarks: remarks)
    }

    /// Runs printed jobs one after another up to the first that fails.
    func run(jobs: [[String]]) throws(BuildError) -> Outcome {
        var remarks: [UInt8] = []
        for job in jobs {
            switch try run(job, isPrintedJob: true) {
            case .success(let result): remarks += result.errors
            case .failure(let failure): return .failed(failure)
            }
            if let failure = excess() { return .failed(failure) }
        }
        return .succeeded(remarks: remarks)
    }

    /// What a solution's jobs have written is looked at after each: one file alone is bounded by the kernel.
    private func excess() -> StepError? {
        guard confinement != nil else { return nil }
        let folders = ["work", "out"].compactMap { places[$0] }
        let bytes = folders.flatMap { FileTree.entries(in: $0) }.reduce(0) { $0 + $1.facts.size }
        guard bytes > Bound.writtenBytes else { return nil }
        return StepError(
            output: [], isTruncated: false,
            ending: "the build wrote more than \(Bound.writtenBytes >> 20) MiB", metLimit: true,
            isPrintedJob: true, isKilled: false)
    }

    /// Runs one command; returns the jobs that it printed.
    func printedJobs(of step: Step) throws(BuildError) -> Result<[[String]], StepError> {
        switch try run(step.words.map(fill), isPrintedJob: false) {
        case .success(let result): .success(try StepRunner.jobs(in: result.output))
        case .failure(let failure): .failure(failure)
        }
    }

    private func run(
        _ words: [String], isPrintedJob: Bool
    ) throws(BuildError) -> Result<ProgramResult, StepError> {
        guard let program = words.first else { throw .machine("a step of '\(toolbox.manifest.id)' is empty") }
        let path = try toolbox.path(of: program)
        var result: ProgramResult
        do throws(SpawnError) {
            result = try Program(
                path, Array(words.dropFirst()), environment: toolbox.environment, directory: directory,
                limits: limitsNow, confinement: isPrintedJob ? confinement(of: path) : nil
            ).run(cancelledBy: cancellation)
        } catch {
            throw .machine(error.message)
        }
        // How much was left is another time in each run.
        if case .wall? = result.limit {
            result.limit = limits.wallMilliseconds.map { .wall(milliseconds: $0) }
        }
        if result.isCancelled { throw .machine("the build was cancelled") }
        if result.isSuccess { return .success(result) }
        if let free = Files.freeBytes(directory), free < Bound.freeBytes {
            throw .machine("there is no space left for builds in \(directory)")
        }
        var exitCode: Int?
        if case .exited(let code) = result.termination, result.limit == nil { exitCode = code }
        return .failure(
            StepError(
                exitCode: exitCode, output: result.output + result.errors, isTruncated: result.isTruncated,
                ending: result.ending(of: Files.name(of: path)), metLimit: result.limit != nil,
                isPrintedJob: isPrintedJob,
                isKilled: result.limit == nil && (result.termination.isFromOutside || result.lackedThreads)))
    }

    /// The bounds of the next step.
    private var limitsNow: Program.Limits {
        var limits = limits
        guard let deadline else { return limits }
        let left = max(.zero, deadline - .now) / .milliseconds(1)
        limits.wallMilliseconds = min(limits.wallMilliseconds ?? .max, max(1, Int(left)))
        return limits
    }

    /// Adds the installation of a program, with its headers and libraries, to what it may read.
    private func confinement(of program: String) -> Confinement? {
        guard var confinement else { return nil }
        let installation = Files.folder(of: Files.folder(of: Files.realPath(program)))
        confinement.executable.append(installation == "/" ? "/usr" : installation)
        return confinement
    }

    private func fill(_ word: String) -> String {
        guard word.contains("{") else { return word }
        return places.reduce(word) { $0.replacingScalars(of: "{\($1.key)}", with: $1.value) }
    }

    /// Reads one JSON array of strings a line.
    private static func jobs(in output: [UInt8]) throws(BuildError) -> [[String]] {
        var jobs: [[String]] = []
        for line in output.split(separator: UInt8(ascii: "\n")) {
            guard let words = (try? JSONReader.read(line))?.array?.map(\.string), !words.isEmpty else {
                throw .machine(
                    "a build step printed something that is no job: \(String(decoding: line.prefix(200), as: UTF8.self))"
                )
            }
            jobs.append(words.compactMap { $0 })
        }
        return jobs
    }
}

extension StepRunner.StepError: Error {}

extension ProgramResult {
    /// Tells whether a compiler or linker gave up because it could start no thread or process.
    fileprivate var lackedThreads: Bool {
        let words = String(decoding: output + errors, as: UTF8.self)
        guard words.contains("Resource temporarily unavailable") else { return false }
        let lines = words.split(separator: "\n")
        // A diagnostic may hold any line that a solution chooses; a compiler that cannot start has told none.
        let isTold = lines.contains { line in
            !line.hasPrefix("clang: ")
                && [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
        }
        guard !isTold else { return false }
        return lines.contains { line in
            ["  what():", "LLVM ERROR:", "clang: error: unable to execute command:"].contains {
                line.hasPrefix($0)
            }
        }
    }

    /// The limit or signal that ended the program, in words; nil if it left by itself.
    fileprivate func ending(of name: String) -> String? {
        switch limit {
        case .cpu(let milliseconds), .wall(let milliseconds):
            return "\(name) took more than \(milliseconds / 1000) s"
        case .memory(let bytes): return "\(name) wanted more than \(bytes >> 20) MiB of memory"
        case .output, .lines, .file, .steps, .values: return "\(name) wrote too much"
        case nil: break
        }
        if case .signalled(let signal) = termination { return "\(name) crashed (\(signal))" }
        return nil
    }
}

extension Termination {
    /// Whether another process ended it: a compiler sends itself neither of these signals.
    fileprivate var isFromOutside: Bool { self == .signalled("SIGKILL") || self == .signalled("SIGTERM") }
}
