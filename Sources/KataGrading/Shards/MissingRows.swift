/// The rows of a manifest that have no result yet.
public struct MissingRows: Sendable {
    /// The ranks of the rows, from 0.
    public let ranks: [Int]
    /// What keeps results that are there from being read.
    public let complaints: [String]
    private let manifest: GradeManifest

    /// Looks for the results of all rows.
    public init(of manifest: GradeManifest, in store: ResultStore) {
        self.manifest = manifest
        var ranks: [Int] = []
        var complaints: [String] = []
        for (rank, row) in manifest.rows.enumerated() {
            do throws(ResultStore.StoreError) {
                if try store.grade(row.key) == nil { ranks.append(rank) }
            } catch {
                ranks.append(rank)
                if !complaints.contains(error.sentence) { complaints.append(error.sentence) }
            }
        }
        self.ranks = ranks
        self.complaints = complaints
    }

    /// The rows.
    public var rows: [GradeManifest.Row] { ranks.map { manifest.rows[$0] } }

    /// Returns the shards that the rows belong to, ascending, where there are so many.
    public func shards(of count: Int) -> [Int] { Set(ranks.map { $0 % count }).sorted() }
}
