import KataDiagnostics
public import KataResults
import KataSystem
import KataTranscript
import Synchronization

/// The katas that did not pass when they ran last, so that `--only-failed` can run those again.
///
/// A run without failures, after one without, reads one file and writes none.
public final class FailureRecord: Sendable {
    /// A kata file with the folder whose sources it judged; empty for the module's reference.
    private struct Entry: Hashable, Sendable {
        var kata: String
        var solution: String
    }

    private struct Changes: Sendable {
        var failed: Set<Entry> = []
        var passed: Set<Entry> = []
    }

    /// The most failures that are recorded.
    private static let maximumCount = 10_000

    private let path: String
    private let solution: String
    private let known: Set<Entry>
    private let changes = Mutex(Changes())

    /// Reads the record; a file that cannot be read counts as none.
    ///
    /// - Parameter solution: The folder whose sources are judged; nil for the modules' references.
    public init(_ path: String, solution: String?) {
        self.path = path
        self.solution = solution.map(Files.realPath) ?? ""
        known = FailureRecord.read(path)
    }

    /// Tells whether a kata did not pass when these sources were judged by it last.
    public func contains(_ kata: String) -> Bool { known.contains(entry(kata)) }

    /// Notes what came of a kata.
    public func note(_ kata: KataResult) {
        let entry = entry(kata.source.path)
        let isPassed = kata.verdict.exitCode == .allPassed
        guard kata.verdict != .skipped, isPassed == known.contains(entry) else { return }
        changes.withLock { changes in
            if isPassed { changes.passed.formUnion([entry]) } else { changes.failed.formUnion([entry]) }
        }
    }

    /// Writes down what changed, beside what other processes wrote meanwhile; that it cannot be written is no harm.
    public func save() {
        let changes = changes.withLock(\.self)
        guard !changes.failed.isEmpty || !changes.passed.isEmpty else { return }
        try? Files.makeFolder(Files.folder(of: path), mode: 0o700)
        try? FileLock.hold(path + ".lock") {
            let left = FailureRecord.read(path).subtracting(changes.passed).union(changes.failed)
            try Files.write(FailureRecord.bytes(of: left), to: path)
        }
    }

    private func entry(_ kata: String) -> Entry { Entry(kata: Files.realPath(kata), solution: solution) }

    // MARK: The file

    private static func read(_ path: String) -> Set<Entry> {
        guard let bytes = Files.contents(path), let json = try? JSONReader.read(bytes),
            json["format"]?.string == "kata.failures", json["version"]?.integer == 1
        else { return [] }
        return Set(
            (json["failures"]?.array ?? []).compactMap { item in
                item["kata"]?.string.map { Entry(kata: $0, solution: item["solution"]?.string ?? "") }
            })
    }

    private static func bytes(of entries: Set<Entry>) -> [UInt8] {
        let sorted = entries.sorted { ($0.kata, $0.solution) < ($1.kata, $1.solution) }
        let failures = sorted.prefix(maximumCount).map { entry in
            JSON.members([
                "kata": .string(entry.kata),
                "solution": entry.solution.isEmpty ? nil : .string(entry.solution),
            ])
        }
        let document = JSON.members([
            "format": "kata.failures", "version": 1, "failures": .array(failures),
        ])
        return Array((document.text + "\n").utf8)
    }
}
