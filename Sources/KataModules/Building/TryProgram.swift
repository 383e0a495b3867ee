import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

/// A program of a learner's own, made of the solution and a file of commands to try it with.
struct TryProgram {
    /// The name of the file of commands without its ending; as the main file of a program it has another.
    private static let fileNames = (own: "Try", main: "main")
    private static let program = "try"

    let language: LanguagePlugin
    let toolbox: Toolbox
    let cache: BuildCache

    /// Returns the program of the sources, built now or before.
    func program(_ sources: SourceSet) throws(BuildError) -> String {
        guard let step = language.manifest.tryProgram else {
            throw .machine("the language '\(language.manifest.id)' does not say how to try a solution")
        }
        let compiler = try CompilerIdentity(of: toolbox, remembering: cache)
        var key = CacheKey("kata-try-1")
        key.add(compiler.version)
        for word in step.words { key.add(word) }
        let files = sources.files.filter { !isIgnored($0.name) }.map(named)
        for file in files {
            key.add(file.name)
            key.add(file.bytes)
        }
        let folder = try cache.entry(.modules, key.text) { folder throws(BuildError) in
            try build(SourceSet(files: files), step, into: folder)
        }
        return "\(folder)/\(TryProgram.program)"
    }

    /// Tells whether the file is the learner's own and no part of what is tried: their tests.
    private func isIgnored(_ name: String) -> Bool {
        let name = Files.name(of: name)
        return !isTryFile(name) && language.manifest.ignored.contains { Glob($0).matches(name) }
    }

    private func isTryFile(_ name: String) -> Bool {
        language.manifest.extensions.contains { name == "\(TryProgram.fileNames.own).\($0)" }
    }

    /// Gives the file of commands the name that a program's main file has.
    private func named(_ file: SourceSet.File) -> SourceSet.File {
        guard isTryFile(file.name) else { return file }
        var file = file
        file.name = TryProgram.fileNames.main + file.name.dropFirst(TryProgram.fileNames.own.count)
        return file
    }

    private func build(_ sources: SourceSet, _ step: Step, into folder: String) throws(BuildError) {
        let work = "\(folder).work"
        defer { Files.remove(work) }
        let staged = try StagedSources(sources, in: "\(work)/sources")
        let words = step.words.flatMap { word in
            word == "{sources}"
                ? sources.files.map { "\(staged.folder)/\($0.name)" }
                : [word.replacingScalars(of: "{program}", with: "\(folder)/\(TryProgram.program)")]
        }
        guard let program = words.first else {
            throw .machine("a step of '\(language.manifest.id)' is empty")
        }
        let path = try toolbox.path(of: program)
        let result: ProgramResult
        do throws(SpawnError) {
            // The learner's own program on the learner's own machine, by a driver that starts other programs.
            result = try Program(
                path, Array(words.dropFirst()), environment: toolbox.environment,
                directory: work, limits: StepRunner.Bound.compile
            ).run()
        } catch {
            throw .machine(error.message)
        }
        guard result.isSuccess else {
            let output = String(decoding: result.output + result.errors, as: UTF8.self)
            throw .solution(
                BuildFailure(
                    diagnostics: staged.withOwnNames(output), limit: nil, isTruncated: result.isTruncated))
        }
    }
}
