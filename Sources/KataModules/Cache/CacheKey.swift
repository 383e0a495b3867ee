import KataSystem

/// Hashes what a cached thing or a result depends on: SHA-256 over fields that cannot run into one another.
public struct CacheKey {
    private var hash = SHA256()

    /// Begins a key for a purpose.
    public init(_ purpose: String) { add(purpose) }

    /// Adds a text.
    public mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Adds bytes, with their number before them.
    public mutating func add(_ bytes: [UInt8]) {
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.update($0) }
        bytes.withUnsafeBytes { hash.update($0) }
    }

    /// Adds what tells a file from another one of the same name, without reading it.
    public mutating func add(factsOf path: String) {
        let real = Files.realPath(path)
        add(real, Files.facts(real))
    }

    /// Adds the names and contents of all files in a folder, however deep.
    mutating func add(contentsOfFilesIn folder: String) {
        for path in FileTree.entries(in: folder).map(\.path).sorted() {
            add(path)
            add(Files.contents("\(folder)/\(path)") ?? [])
        }
    }

    /// Adds the facts of all files in a folder, however deep, but for names that do not count.
    mutating func add(factsOfFilesIn folder: String, except: Set<String> = []) {
        for entry in FileTree.entries(in: folder, where: { !except.contains($0) }) {
            add("\(folder)/\(entry.path)", entry.facts)
        }
    }

    private mutating func add(_ path: String, _ facts: Files.Facts?) {
        add(path)
        if let facts { add(facts.coarseStamp) }
    }

    /// The key as 64 hexadecimal digits.
    public var text: String { hash.hexDigest }
}
