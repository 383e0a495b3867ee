import KataSystem

/// What trials of a built module showed, noted beside it in the cache: it goes when the module goes.
public struct TrialRecord: Sendable {
    private let folder: String

    /// Opens the record of a module that lies in a folder of the cache.
    init(ofModuleIn folder: String) { self.folder = folder + "/trials" }

    /// Tells whether something was shown; the key says what, and by which program.
    public func contains(_ key: CacheKey) -> Bool { Files.facts("\(folder)/\(key.text)") != nil }

    /// Notes that something was shown; where that cannot be written, it is shown again the next time.
    public func note(_ key: CacheKey) {
        try? Files.makeFolder(folder, mode: 0o700)
        try? Files.write([], to: "\(folder)/\(key.text)")
    }
}
