import KataDiagnostics
import KataSystem
import KataTranscript
import KataWorkers

extension BuiltModule {
    /// Reads what a build left in a folder.
    ///
    /// - Parameters:
    ///   - manifest: the module's.
    ///   - language: the language that it was built with.
    ///   - runtime: the folder of what every build of the language uses.
    ///   - isSubmission: whether what cannot be read is the sources' fault, since that of a reference can.
    init(
        in folder: String, _ sources: SourceSet, _ manifest: PatternManifest, _ language: LanguageManifest,
        runtime: String, isSubmission: Bool
    ) throws(BuildError) {
        guard let bytes = Files.contents("\(folder)/types.json", atMost: BuiltModule.readBytes),
            let json = try? JSONReader.read(bytes),
            let types = ModuleTypes(json: json), !isSubmission || !types.areTooDeep
        else { throw Self.unreadableTypes(in: folder, isSubmission: isSubmission) }
        let places = ["{out}": folder, "{runtime}": runtime]
        func words(of step: Step) -> [String] {
            step.words.map { word in
                places.reduce(word) { $0.replacingScalars(of: $1.key, with: $1.value) }
            }
        }
        func command(_ step: Step) -> WorkerCommand {
            let words = words(of: step)
            return WorkerCommand(words.first ?? "", Array(words.dropFirst()), grace: language.grace)
        }
        let names = language.spelling.flatMap { spelling in
            manifest.contract.map {
                NameMatcher($0, native: types, spelling: spelling, given: sources.names).match()
            }
        }
        let forked =
            language.serve.map { WorkerStrategy.served(by: command($0)) }
            ?? (language.resets ? .reset : .fresh)
        let arguments = language.run.words.dropFirst()
        self.init(
            folder: folder, types: names?.types ?? types, contract: manifest.contract, names: names,
            worker: command(language.run),
            strategy: types.isStateless ? .reused : forked, forked: forked,
            locate: language.locate.map(words(of:)),
            named: places.filter { place, _ in arguments.contains { $0.contains(place) } }.map(\.value),
            files: sources.files.map { ("/solution/\($0.name)", $0.path) })
    }

    /// What a submission declares may be more than its language's builder can tell; that of the reference is not.
    private static func unreadableTypes(in folder: String, isSubmission: Bool) -> BuildError {
        guard isSubmission else {
            return .machine("the build left no types.json that can be read in \(folder)")
        }
        let words =
            "what these sources declare cannot be told: a name, a number or a text in it is ill-formed or too long, or a type has too many above it"
        return .solution(BuildFailure(diagnostics: words, isTruncated: false))
    }
}
