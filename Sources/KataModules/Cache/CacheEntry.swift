#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import KataSystem

/// A folder of the cache, with the list of its files that seals it.
struct CacheEntry {
    private let folder: String

    init(_ folder: String) { self.folder = folder }

    private static let listName = ".kata-files"

    private var list: String { "\(folder)/\(CacheEntry.listName)" }

    /// Tells whether the entry is sealed, and each of its files is as it was then.
    var isWhole: Bool {
        guard let bytes = Files.contents(list) else { return false }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        return !lines.isEmpty
            && lines.allSatisfy { line in
                let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
                guard fields.count == 2,
                    let facts = Files.facts("\(folder)/\(String(decoding: fields[1], as: UTF8.self))")
                else { return false }
                return facts.matches(String(decoding: fields[0], as: UTF8.self))
            }
    }

    /// Writes down the files; from now on the entry counts.
    func seal() throws(BuildError) {
        try OutsideInputs(of: folder).seal()
        var lines = ""
        for file in files { lines += "\(file.facts.stamp)\t\(file.path)\n" }
        do throws(FileError) {
            try Files.write(Array(lines.utf8), to: list)
        } catch {
            throw .machine("cannot write the cache: \(error)")
        }
    }

    /// Remembers that the entry was used, at most once an hour.
    func noteUse() {
        guard let facts = Files.facts(list), CacheEntry.now - facts.modified / 1_000_000_000 > 3600 else {
            return
        }
        utimes(list, nil)
    }

    /// Seconds since 1970.
    static var now: Int { time(nil) }

    /// When the entry was last used, in seconds since 1970; nil if it is not sealed.
    var lastUse: Int? { Files.facts(list).map { $0.modified / 1_000_000_000 } }

    /// The size of all files in bytes.
    var size: Int { files.reduce(0) { $0 + $1.facts.size } }

    private var files: [FileTree.Entry] { FileTree.entries(in: folder) { $0 != CacheEntry.listName } }
}

/// Throws away what was not used for long, and the oldest where there is too much.
struct CacheSweep {
    let root: String

    /// Looks at all entries but one that is needed now.
    func run(keeping kept: String) {
        var entries: [(folder: String, lastUse: Int, size: Int)] = []
        for kind in ["modules", "runtimes"] {
            for name in Files.names(in: "\(root)/\(kind)") where !name.hasSuffix(".lock") {
                let folder = "\(root)/\(kind)/\(name)"
                guard folder != kept else { continue }
                let lastUse =
                    CacheEntry(folder).lastUse ?? Files.facts(folder).map { $0.modified / 1_000_000_000 } ?? 0
                if CacheEntry.now - lastUse > BuildCache.maximumAge {
                    Files.remove(folder)
                } else if !name.hasPrefix(".") {
                    entries.append((folder, lastUse, CacheEntry(folder).size))
                }
            }
        }
        var total = entries.reduce(0) { $0 + $1.size }
        for entry in entries.sorted(by: { $0.lastUse < $1.lastUse }) where total > BuildCache.maximumBytes {
            Files.remove(entry.folder)
            total -= entry.size
        }
    }
}
