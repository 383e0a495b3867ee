import KataSystem

/// The files outside of the cache from which an entry was made, as they were then.
///
/// A compiler refuses what it prepared once a header has changed, and solutions cannot prepare it anew: they may not
/// write there. So an entry is used for builds only while all of these are as they were.
struct OutsideInputs {
    /// The file in which the steps of a language name them, an absolute path a line.
    static let list = "inputs.txt"

    private let folder: String

    /// Looks at an entry.
    init(of folder: String) { self.folder = folder }

    private var record: String { "\(folder)/.kata-inputs" }

    /// Writes down size and time of each file that the entry's list names; an entry without a list has none.
    func seal() throws(BuildError) {
        guard let bytes = Files.contents("\(folder)/\(Self.list)") else { return }
        let paths = Set(
            bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
        let lines = paths.sorted().compactMap { path in
            Files.facts(path).map { "\($0.stamp)\t\(path)\n" }
        }
        do throws(FileError) {
            try Files.write(Array(lines.joined().utf8), to: record)
        } catch {
            throw .machine("cannot write the cache: \(error)")
        }
    }

    /// The first file that is another than it was, or gone; nil while all are the same.
    var changed: String? {
        sealed.first { !(Files.facts($0.path)?.matches($0.stamp) ?? false) }?.path
    }

    /// Returns a hash of the files' paths and contents, which is remembered as long as they do not change.
    func digest(remembering cache: BuildCache) throws(BuildError) -> String {
        try cache.remembered("kata-inputs-1", of: record) { () throws(BuildError) in
            var key = CacheKey("inputs")
            for input in sealed {
                key.add(input.path)
                key.add(Files.contents(input.path) ?? [])
            }
            return key.text
        }
    }

    private var sealed: [(stamp: String, path: String)] {
        (Files.contents(record) ?? []).split(separator: UInt8(ascii: "\n")).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
                .map { String(decoding: $0, as: UTF8.self) }
            return fields.count == 2 ? (fields[0], fields[1]) : nil
        }
    }
}

extension BuildError {
    /// Tells whether a build failed because what its runtime was made from changed meanwhile: no fault of the sources.
    func isDue(toOutdated runtime: String) -> Bool {
        guard case .solution = self else { return false }
        return OutsideInputs(of: runtime).changed != nil
    }
}
