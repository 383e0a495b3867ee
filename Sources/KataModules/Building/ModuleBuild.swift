import KataSystem
import KataTranscript
import KataWorkers

/// One build of a module's sources into a folder: the steps of their language, and what repairs them.
struct ModuleBuild {
    /// A failed build may be repaired this often, and then once more with no members at all.
    private static let maximumRepairs = 4
    /// Where a system keeps the headers and libraries that compilers and linkers look for.
    private static let systemHeaders = ["/usr/include", "/usr/local/include", "/usr/lib", "/usr/local/lib"]

    private let builder: ModuleBuilder
    /// What is built of the sources: the module, or a changed copy.
    private let steps: [Step]
    private let copySteps: [Step]
    private let repair: Step?
    private let staged: StagedSources
    private let runner: StepRunner
    /// Where the compiler's words are put for the repair.
    private let diagnostics: String
    private let out: String
    /// Where a copy's wishes are put for its steps.
    private let wished: String
    /// Folders of the build, whose names mean nothing to anybody.
    private let hidden: [String]

    /// Lays out what the steps read.
    ///
    /// - Parameters:
    ///   - work: a folder for the time of the build.
    ///   - out: the folder of what comes of it.
    ///   - wishes: the changes of a copy; nil for the module itself.
    init(
        _ builder: ModuleBuilder, _ sources: SourceSet, _ manifest: PatternManifest, runtime: String,
        work: String, out: String, wishes: CopyWishes?
    ) throws(BuildError) {
        let language = builder.language
        self.builder = builder
        self.out = out
        steps = wishes == nil ? language.manifest.build : language.manifest.copy
        copySteps = language.manifest.copy
        repair = language.manifest.repair
        staged = try StagedSources(sources, in: "\(work)/sources")
        diagnostics = "\(work)/diagnostics.txt"
        hidden = [work, out, runtime]
        let contract = "\(work)/contract.json"
        if language.manifest.readsContract {
            try BuildFiles.write((manifest.contract ?? Contract(types: [])).json.utf8, to: contract)
        }
        wished = "\(work)/wishes.txt"
        if let wishes { try BuildFiles.write(Array(wishes.text.utf8), to: wished) }
        runner = StepRunner(
            toolbox: builder.toolbox,
            places: [
                "sources": staged.folder, "work": work, "out": out, "runtime": runtime,
                "plugin": Files.realPath(language.found.folder), "diagnostics": diagnostics,
                "mode": manifest.languageMode.map(String.init) ?? "", "contract": contract,
                "wishes": wished, "instances": builder.instances.joined(separator: ";"),
            ],
            directory: work, limits: StepRunner.Bound.compile, cancellation: builder.cancellation,
            deadline: builder.isGrading ? .now + StepRunner.Bound.build : nil,
            confinement: Confinement(
                .build, minimum: builder.isolation,
                readable: [runtime] + Self.headers(of: builder.toolbox), writable: [work, out]))
    }

    /// Runs the steps, and after a failure what repairs it, as long as that helps.
    ///
    /// - Parameter foresee: called when the types and facts are known and the compiler is about to start; says which copy of
    ///   the solution is compiled in its place.
    func run(foresee: () -> CopyWishes?) throws(BuildError) {
        var outcome = try runner.run(steps) { () throws(BuildError) in
            guard !copySteps.isEmpty, let wishes = foresee() else { return nil }
            return try runCopy(wishes)
        }
        for _ in 0..<Self.maximumRepairs {
            guard case .failed(let failure) = outcome, failure.isPrintedJob, failure.ending == nil,
                let repair
            else { break }
            outcome = try repaired(failure, by: repair)
        }
        switch outcome {
        case .succeeded(let remarks): keep(remarks)
        case .failed(let failure): throw fault(of: failure)
        }
    }

    /// Compiles a copy, which behaves as the solution does while no switch is on.
    ///
    /// Where the compiler has anything to say, the solution is compiled after all: its words have to be about the text that was written.
    private func runCopy(_ wishes: CopyWishes) throws(BuildError) -> StepRunner.Outcome {
        try BuildFiles.write(Array("instead\n\(wishes.text)".utf8), to: wished)
        if case .succeeded(remarks: []) = try runner.run(copySteps) {
            try BuildFiles.write(Array(wishes.text.utf8), to: "\(out)/\(BuiltModule.wishesFile)")
            return .succeeded(remarks: [])
        }
        for name in Files.names(in: out) { Files.remove("\(out)/\(name)") }
        return try runner.run(steps)
    }

    /// Asks the language for other jobs than the one that failed, and runs them.
    private func repaired(
        _ failure: StepRunner.StepError, by repair: Step
    ) throws(BuildError) -> StepRunner.Outcome {
        try BuildFiles.write(failure.output, to: diagnostics)
        switch try runner.printedJobs(of: repair) {
        case .success(let jobs): return try runner.run(jobs: jobs)
        case .failure(let refusal) where refusal.exitCode == 1: throw fault(of: failure)
        // Without any member a solution that is not hostile compiles; who grades must not be held up by one that is,
        // nor by one whose repair meets a limit.
        case .failure(let refusal)
        where builder.isGrading && (refusal.exitCode == 2 || refusal.metLimit):
            throw fault(of: failure)
        case .failure(let refusal):
            throw .machine("the build cannot be repaired: \(refusal.text)\n\(failure.text)")
        }
    }

    /// Keeps a compiler's remarks on the sources beside the worker; that they cannot be kept is no harm.
    private func keep(_ remarks: [UInt8]) {
        let text = staged.ownRemarks(String(decoding: remarks, as: UTF8.self))
        guard !text.isEmpty else { return }
        try? Files.write(Array(text.utf8), to: "\(out)/\(BuiltModule.remarksFile)")
    }

    /// Says who is to blame for a failed step.
    private func fault(of failure: StepRunner.StepError) -> BuildError {
        if failure.exitCode.map({ $0 >= 64 }) ?? false { return .machine(failure.text) }
        let words = CompilerWords.withoutStack(
            staged.withOwnNames(failure.text), keepsTask: !failure.metLimit)
        return .solution(
            BuildFailure(
                diagnostics: CompilerWords.withoutFolders(words, hidden), limit: failure.ending,
                isTruncated: failure.isTruncated, isKilled: failure.isKilled))
    }

    /// The system's headers and libraries, and those of another system that the user compiles for.
    private static func headers(of toolbox: Toolbox) -> [String] {
        systemHeaders + (toolbox.environment["SDKROOT"].map { [Files.realPath($0)] } ?? [])
    }
}

extension StepRunner.StepError {
    /// What the step wrote, and how it ended.
    var text: String {
        let written = String(decoding: output, as: UTF8.self)
        return [written, ending].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
