public import KataTranscript

/// What a worker says of itself in answer to `hello`.
public struct WorkerGreeting: Sendable {
    /// The newest version of the protocol that kata speaks; a worker of an older one lacks what came later.
    static let newestProtocol = 2

    /// The language that the worker bridges, such as `swift`.
    public var language: String
    /// The module's types; nil when the build left `types.json` beside the worker.
    public var types: ModuleTypes?

    /// Reads the answer to `hello`; nil where the JSON is none, or speaks another version.
    init?(json: JSON) {
        guard let version = json["protocol"]?.integer, (1...Self.newestProtocol).contains(version),
            let language = json["language"]?.string
        else { return nil }
        self.language = language
        if let types = json["types"], types.array != nil {
            guard let types = ModuleTypes(json: types) else { return nil }
            self.types = types
        }
    }
}
