import KataSystem
public import KataTranscript
public import KataWorkers

/// A changed copy of a module that was built.
public struct ModuleCopy: Sendable {
    /// The copy; its types are the module's.
    public let module: BuiltModule
    private let confinement: Confinement
    private let strategy: WorkerStrategy
    /// Why wishes were not fulfilled, by their names.
    private let refused: [String: String]
    /// The mistakes that it holds, by their numbers; nil where its language makes none.
    public let mutants: [CopyMutant]?

    /// The file beside the worker that says which wishes were not fulfilled.
    private static let reportFile = "copy.json"

    init(_ module: BuiltModule, _ strategy: WorkerStrategy, _ confinement: Confinement) {
        self.module = module
        self.strategy = strategy
        self.confinement = confinement
        let json = Files.contents("\(module.folder)/\(Self.reportFile)").flatMap { try? JSONReader.read($0) }
        let pairs = (json?["refused"]?.array ?? []).compactMap { entry -> (String, String)? in
            guard let wish = entry["wish"]?.string, let reason = entry["reason"]?.string else { return nil }
            return (wish, reason)
        }
        let refused = Dictionary(pairs) { first, _ in first }
        self.refused = refused
        mutants = json?["mutants"]?.array?.compactMap { CopyMutant($0, refused) }
    }

    /// Returns why the member at a place cannot be emptied; nil where it can.
    public func refusal(toEmpty place: FactPlace) -> String? { refused[CopyWishes.name(emptying: place)] }

    /// Returns why there is no further type below the one at a place; nil where there is.
    public func refusal(toOpen place: FactPlace) -> String? { refused[CopyWishes.name(opening: place)] }

    /// Makes workers of which each begins anew, since one that has made a mistake is no good for another.
    ///
    /// They make no mistake of ``mutants`` until ``WorkerPool/making(mutant:)`` says which.
    public func makeWorkers() -> WorkerPool {
        let isShared = strategy != .fresh
        return WorkerPool(
            module.worker, strategy: isShared ? module.forked : .fresh, confinement: confinement)
    }

    /// Makes workers in which the members with one of the switches do nothing.
    public func makeWorkers(emptied: UInt) -> WorkerPool {
        WorkerPool(module.worker, strategy: strategy, confinement: confinement, emptied: emptied)
    }
}

/// Makes changed copies of one module.
struct CopyMaker: Sendable {
    let builder: ModuleBuilder
    let sources: SourceSet
    let manifest: PatternManifest
    /// Where copies are built; nil for the cache.
    var folder: String?

    /// Returns a copy of a module; nil where the language makes none.
    func copy(_ wishes: CopyWishes, of module: BuiltModule) throws(BuildError) -> ModuleCopy? {
        guard !builder.language.manifest.copy.isEmpty else { return nil }
        if module.fulfils(wishes) { return confined(module) }
        let place = folder.map { "\($0)-\(UInt64.random(in: .min ... .max))" }
        return confined(try builder.copy(wishes, of: sources, manifest, into: place))
    }

    private func confined(_ copy: BuiltModule) -> ModuleCopy {
        ModuleCopy(
            copy, builder.isTrusted ? copy.strategy : .fresh, copy.confinement(minimum: builder.isolation))
    }
}
