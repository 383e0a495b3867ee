import KataSystem
public import KataTranscript
public import KataWorkers

/// A module that can serve scenarios.
public struct BuiltModule: Sendable {
    /// The folder in the cache.
    public let folder: String
    /// Its types as scripts see them.
    public let types: ModuleTypes
    /// The worker's command.
    public let worker: WorkerCommand
    /// How its scenarios share processes.
    public let strategy: WorkerStrategy
    /// Folders that the worker's command names, beside its program.
    let named: [String]

    /// Returns what the worker may use: its program with the libraries, and what its command names.
    func confinement(minimum: IsolationLevel?) -> Confinement {
        Confinement(.worker, minimum: minimum, executable: named)
    }

    /// Reads what its types do; nil where its language does not say, or not in the format of this program.
    public func facts() -> ModuleFacts? {
        guard let bytes = Files.contents("\(folder)/facts.json"), let json = try? JSONReader.read(bytes)
        else {
            return nil
        }
        return ModuleFacts(json: json)
    }

    /// The number of types that a script can name.
    public var typeCount: Int { types.types.count }
}
