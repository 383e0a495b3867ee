import Testing

@testable import KataGrading

/// That shards part the rows, each row in one.
///
/// The words of what is wrong: Tests/Cases/shards-usage.
@Suite struct ShardTests {
    @Test(arguments: [1, 2, 3, 7, 40, 41, 1000])
    func everyRowIsInOneShard(_ count: Int) throws {
        let shards = try (0..<count).map { try Shard("\($0)/\(count)") }
        for rank in 0..<40 {
            #expect(shards.filter { $0.contains(rank: rank) }.map(\.index) == [rank % count])
        }
    }

    @Test func theRowsOfAShardKeepTheirOrder() throws {
        let manifest = Frozen.manifest(["a", "b", "c", "d", "e"])
        #expect(manifest.submissions(of: try Shard("1/2")).map(\.name) == ["b", "d"])
        #expect(manifest.submissions(of: try Shard("2/3")).map(\.name) == ["c"])
        #expect(manifest.submissions(of: try Shard("6/7")).isEmpty)
        #expect(manifest.submissions().map(\.name) == ["a", "b", "c", "d", "e"])
    }

    @Test(arguments: [
        "", "/", "1", "1/", "/1", "1/2/3", "-1/2", "+1/2", " 1/2", "1/ 2", "a/b", "1/99999999999999999999",
    ])
    func whatIsNoPairOfNumbersIsRefused(_ text: String) {
        #expect(throws: Shard.ShardError.form(text)) { try Shard(text) }
    }

    @Test func whatIsBeyondTheLastIsRefused() {
        #expect(throws: Shard.ShardError.beyond(3, of: 3)) { try Shard("3/3") }
        #expect(throws: Shard.ShardError.noParts("0/0")) { try Shard("0/0") }
    }
}
