#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import KataSystem

/// A folder of built things, found by the hash of what they were made from.
///
/// An entry appears whole or not at all, and is made again when a file of it is missing or was changed. Several
/// processes may use the cache at once.
public struct BuildCache: Sendable {
    /// What an entry holds.
    enum Kind: String {
        /// A built module.
        case modules
        /// What a language needs for every build; its files know where they lie.
        case runtimes
    }

    /// Entries together may take this many bytes before the oldest go.
    static let maximumBytes = 2 << 30
    /// Entries that were not used for this many seconds go.
    static let maximumAge = 30 * 24 * 3600

    /// The cache's folder.
    public let root: String
    /// A cache that came with the installation; it is read, and never written.
    private let installed: String?

    /// Opens a cache, which must belong to the user alone; makes it where there is none.
    ///
    /// - Parameter installed: The folder of a cache that is looked in as well; what it holds is trusted as kata is.
    public init(root: String, installed: String? = nil) throws(CacheError) {
        self.root = root
        self.installed = installed
        do {
            try Files.makeFolder(root, mode: 0o700)
        } catch {
            throw .notWritable(root)
        }
        guard let facts = Files.facts(root), facts.isFolder else { throw .notWritable(root) }
        guard facts.owner == geteuid() else { throw .foreign(root) }
        guard facts.mode & 0o022 == 0 else { throw .open(root) }
    }

    /// Returns the folder of an entry that is there and whole.
    func existing(_ kind: Kind, _ key: String) -> String? {
        let own = "\(root)/\(kind.rawValue)/\(key)"
        return CacheEntry(own).isWhole ? own : places(kind, key).first { CacheEntry($0).isWhole }
    }

    /// Returns the folder of an entry; where there is none that is whole and made from what is there now, `build` fills one.
    func entry(
        _ kind: Kind, _ key: String, build: (_ folder: String) throws(BuildError) -> Void
    ) throws(BuildError) -> String {
        if let folder = fresh(kind, key) {
            CacheEntry(folder).noteUse()
            return folder
        }
        do {
            try Files.makeFolder("\(root)/\(kind.rawValue)", mode: 0o700)
        } catch {
            throw .machine("cannot write the cache: \(error)")
        }
        let folder: String
        switch kind {
        case .modules:
            folder = "\(root)/\(kind.rawValue)/\(key)"
            try publish(folder, build)
        case .runtimes: folder = try buildInPlace(key, build)
        }
        CacheSweep(root: root).run(keeping: folder)
        return folder
    }

    /// Remembers that an entry was used.
    func noteUse(of folder: String) { CacheEntry(folder).noteUse() }

    /// Returns a file outside of the cache whose change made all entries of a key stale; nil where it is another reason.
    func changedInput(_ kind: Kind, _ key: String) -> String? {
        places(kind, key).filter { CacheEntry($0).isWhole }.lazy.compactMap { OutsideInputs(of: $0).changed }
            .first
    }

    private func fresh(_ kind: Kind, _ key: String) -> String? {
        places(kind, key).first { CacheEntry($0).isWhole && OutsideInputs(of: $0).changed == nil }
    }

    /// The folders that may hold an entry: its own, those that replaced it when it was stale, and the installation's.
    private func places(_ kind: Kind, _ key: String) -> [String] {
        let folder = "\(root)/\(kind.rawValue)"
        let later =
            kind == .modules
            ? []
            : Files.names(in: folder).filter { $0.hasPrefix(key + "-") && !$0.hasSuffix(".lock") }.sorted()
        return ([key] + later).map { "\(folder)/\($0)" }
            + (installed.map { ["\($0)/\(kind.rawValue)/\(key)"] } ?? [])
    }

    /// Returns what was found out about a file, by its path, size and time; `ask` finds it out at the first time.
    func remembered(
        _ purpose: String, of path: String, ask: () throws(BuildError) -> String
    ) throws(BuildError) -> String {
        var key = CacheKey(purpose)
        key.add(factsOf: path)
        let memory = "\(root)/compilers/\(key.text)"
        if let known = Files.contents(memory) { return String(decoding: known, as: UTF8.self) }
        let answer = try ask()
        try? Files.makeFolder("\(root)/compilers", mode: 0o700)
        try? Files.write(Array(answer.utf8), to: memory)
        return answer
    }

    /// Fills a folder under a temporary name and renames it; a second process takes what the first made.
    private func publish(
        _ folder: String, _ build: (String) throws(BuildError) -> Void
    ) throws(BuildError) {
        let temporary =
            "\(Files.folder(of: folder))/.\(Files.name(of: folder)).\(getpid()).\(UInt32.random(in: .min ... .max))"
        try makeFolder(temporary)
        do throws(BuildError) {
            try build(temporary)
            try CacheEntry(temporary).seal()
        } catch {
            Files.remove(temporary)
            throw error
        }
        if rename(temporary, folder) == 0 { return }
        if !CacheEntry(folder).isWhole {
            let dead = temporary + ".dead"
            if rename(folder, dead) == 0 { Files.remove(dead) }
            if rename(temporary, folder) == 0 { return }
        }
        Files.remove(temporary)
        if !CacheEntry(folder).isWhole {
            throw .machine("cannot publish \(folder): \(String(cString: strerror(errno)))")
        }
    }

    /// Fills a folder in its place while a lock keeps others out; it counts from its seal on.
    ///
    /// An entry that is stale stays where it is, because builds of other processes may be reading it.
    private func buildInPlace(
        _ key: String, _ build: (String) throws(BuildError) -> Void
    ) throws(BuildError) -> String {
        let base = "\(root)/\(Kind.runtimes.rawValue)/\(key)"
        let lock: Int32
        do throws(FileError) {
            lock = try FileLock.take("\(base).lock")
        } catch {
            throw .machine("cannot lock \(base)")
        }
        defer { FileLock.release(lock) }
        if let folder = fresh(.runtimes, key) { return folder }
        var folder = base
        var number = 1
        while CacheEntry(folder).isWhole {
            number += 1
            folder = "\(base)-\(number)"
        }
        Files.remove(folder)
        try makeFolder(folder)
        do throws(BuildError) {
            try build(folder)
            try CacheEntry(folder).seal()
        } catch {
            Files.remove(folder)
            throw error
        }
        return folder
    }

    private func makeFolder(_ path: String) throws(BuildError) {
        do {
            try Files.makeFolder(path, mode: 0o700)
        } catch {
            throw .machine("cannot write the cache: \(error)")
        }
    }
}

/// Why the cache cannot be used.
public enum CacheError: Error, Sendable {
    /// The folder cannot be made or is none.
    case notWritable(String)
    /// The folder belongs to another user.
    case foreign(String)
    /// Others can write the folder.
    case open(String)
}
