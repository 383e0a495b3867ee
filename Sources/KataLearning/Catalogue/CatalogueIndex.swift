import KataJudging
import KataModules
import KataSystem
import KataTranscript

/// What the katas of files were when they were read last, so that a list need not read them all again.
///
/// A file counts as the same by size, inode and the times of its last changes, one of which only the kernel sets.
struct CatalogueIndex {
    /// What was found in a file.
    private struct Entry {
        var stamp: String
        /// The kata; nil for a file with errors.
        var kata: KataSummary?
    }

    /// A file that changed this recently, in nanoseconds, may change again without another time.
    private static let restlessTime = 2_000_000_000
    /// More files than this are not remembered.
    private static let maximumCount = 5000

    private let path: String
    private let program: String
    private var entries: [String: Entry] = [:]
    private var hasChanged = false

    /// Opens the index; nil where the user has no cache.
    init?(_ environment: KataEnvironment) {
        guard let program = environment.program.flatMap(Files.facts),
            (try? BuildCache(root: environment.cache)) != nil
        else { return nil }
        path = environment.cache + "/catalogue.json"
        // Another program may read a kata in another way.
        self.program = program.seal
        read()
    }

    /// Returns what is known of a file; the inner nil is a file with errors.
    func kata(in file: String) -> KataSummary?? {
        let real = Files.realPath(file)
        guard let entry = entries[real], entry.stamp == Files.facts(real)?.seal else { return nil }
        guard var kata = entry.kata else { return .some(nil) }
        kata.path = file
        return kata
    }

    /// Remembers what was found in a file, whose facts were taken before it was read.
    mutating func note(_ kata: KataSummary?, in file: String, _ facts: Files.Facts?) {
        guard let facts,
            max(facts.changed, facts.modified) < WallClock.milliseconds * 1_000_000 - Self.restlessTime
        else { return }
        entries[Files.realPath(file)] = Entry(stamp: facts.seal, kata: kata)
        hasChanged = true
    }

    /// Writes the index where something was noted; that it cannot be written is no harm.
    func save() {
        guard hasChanged, entries.count <= Self.maximumCount else { return }
        let katas = entries.sorted { $0.key < $1.key }.map { path, entry in
            JSON.members([
                "path": .string(path), "seal": .string(entry.stamp), "kata": entry.kata?.json,
            ])
        }
        let document = JSON.members([
            "format": "kata.catalogue", "version": 1, "program": .string(program), "katas": .array(katas),
        ])
        try? Files.write(Array(document.text.utf8), to: path)
    }

    private mutating func read() {
        guard let bytes = Files.contents(path), let json = try? JSONReader.read(bytes),
            json["format"]?.string == "kata.catalogue", json["version"]?.integer == 1,
            json["program"]?.string == program
        else { return }
        for item in json["katas"]?.array ?? [] {
            guard let path = item["path"]?.string, let stamp = item["seal"]?.string else { continue }
            let kata = item["kata"].map(KataSummary.init(json:))
            // A summary that cannot be read is no file with errors.
            if case .some(nil) = kata { continue }
            entries[path] = Entry(stamp: stamp, kata: kata.flatMap(\.self))
        }
    }
}

extension Files.Facts {
    /// What is another after each change of a file.
    fileprivate var seal: String { "\(size) \(inode) \(modified) \(changed)" }
}
