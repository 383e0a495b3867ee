import KataDiagnostics
import KataSystem
import KataText
public import KataTranscript
public import KataWorkers

/// A module that can serve scenarios.
public struct BuiltModule: Sendable {
    /// The folder in the cache.
    public let folder: String
    /// Its types as scripts see them.
    public let types: ModuleTypes
    /// What its module promises; nil where it promises nothing.
    public let contract: Contract?
    /// The contract's names beside the solution's own; nil where they are the same.
    let names: NativeNames?
    /// Whether its language spells names in its own way; such a language also makes members while it runs.
    public var isNamedByContract: Bool { names != nil }
    /// The worker's command.
    public let worker: WorkerCommand
    /// How its scenarios share processes.
    public let strategy: WorkerStrategy
    /// How they share processes where none may serve twice.
    let forked: WorkerStrategy
    /// The command that says where addresses are, with a place for them; nil where the language has none.
    let locate: [String]?
    /// Folders that the worker's command names, beside its program.
    let named: [String]

    /// Returns what the worker may use: its program with the libraries, and what its command names.
    func confinement(minimum: IsolationLevel?) -> Confinement {
        Confinement(.worker, minimum: minimum, executable: named)
    }

    /// The largest file of a build that is read, in bytes: one of the catalogue's has some thousands.
    static let readBytes = 16 << 20

    /// Reads what its types do; nil where its language does not say, not in the format of this program, or beyond all measure.
    public func facts() -> ModuleFacts? {
        guard let bytes = Files.contents("\(folder)/facts.json", atMost: Self.readBytes),
            let json = try? JSONReader.read(bytes), let facts = ModuleFacts(json: json), !facts.isTooLarge
        else { return nil }
        return facts
    }

    /// Returns a session as scripts use it: in the contract's names, and with values of the declared types.
    public func scripted(_ session: any ModuleSession) -> any ModuleSession {
        let session = NearestSession(session, types: names?.native ?? types)
        guard let names else { return session }
        return NamedSession(session, names: names)
    }

    /// The solution's files: where its worker says they are, and where they are for people.
    let files: [(inWorker: String, own: String)]

    /// Returns a text with the solution's own paths: a worker knows its files as `/solution/NAME`.
    public func withOwnPaths(_ text: String) -> String {
        guard text.contains("/solution/") else { return text }
        return files.reduce(text) { $0.replacingScalars(of: $1.inWorker, with: $1.own) }
    }

    /// The file beside the worker that holds what the copy has to do that was compiled in the module's place.
    static let wishesFile = "wishes.txt"

    /// Whether the module is a copy that does just this while its switches are on.
    func fulfils(_ wishes: CopyWishes) -> Bool {
        Files.contents("\(folder)/\(BuiltModule.wishesFile)") == Array(wishes.text.utf8)
    }

    /// The file beside the worker that holds what the compiler remarked on the sources.
    static let remarksFile = "remarks.txt"

    /// What the compiler remarked on the sources, their names below the sources' folder; empty for nothing.
    public var remarks: String {
        Files.contents("\(folder)/\(BuiltModule.remarksFile)").map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }

    /// The number of types that a script can name.
    public var typeCount: Int { types.types.count }
}
