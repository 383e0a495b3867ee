import KataModules

/// Frozen work: what is graded, by what, and the key that each result will have.
///
/// Every machine that grades a row gets that key or no result, so results of different machines fit together.
public struct GradeManifest: Sendable, Equatable {
    /// The version of the file's format.
    public static let version = 2

    /// A submission with the key of its result.
    public struct Row: Sendable, Equatable {
        /// The key: 64 hexadecimal digits.
        public var key: String
        /// The name in reports.
        public var name: String
        /// The folder, as it is seen from where everything runs.
        public var path: String
    }

    /// What the submissions are graded by.
    public let settings: GradeSettings
    /// Tells whether the submissions were found in folders of `--each`; they may not be links then.
    public let isEach: Bool
    /// The submissions, by name.
    public let rows: [Row]

    init(settings: GradeSettings, isEach: Bool, rows: [Row]) {
        self.settings = settings
        self.isEach = isEach
        self.rows = rows
    }

    /// Returns the submissions of a shard, bound to their keys; without a shard those of all rows.
    public func submissions(of shard: Shard? = nil) -> [Submission] {
        rows.enumerated().filter { shard?.contains(rank: $0.offset) ?? true }.map { _, row in
            Submission(name: row.name, path: row.path, followsLink: !isEach, frozenKey: row.key)
        }
    }

    /// The first digits of a hash of the manifest, for the names of jobs.
    public var fingerprint: String {
        var key = CacheKey("kata-manifest")
        key.add(text)
        return String(key.text.prefix(8))
    }
}
