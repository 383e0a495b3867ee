import Testing

@testable import KataGrading

/// What the engines take: names, numbers of shards, and nothing that they would read as their own.
@Suite struct EmitBoundsTests {
    private func jobs(
        _ target: EmitTarget = .slurm, rows: Int = 3, shards: Int = 2, name: String = "kata",
        text: String = "x", running: Int? = nil
    ) throws(EmitJobs.EmitError) -> EmitJobs {
        let row = { (rank: Int) in
            GradeManifest.Row(key: Frozen.key(0), name: "\(rank)", path: "\(rank)")
        }
        let settings = GradeSettings(katas: [], hidden: [], language: nil, isolation: "basic")
        return try EmitJobs(
            of: GradeManifest(settings: settings, isEach: true, rows: (0..<rows).map(row)), for: target,
            name: name, manifest: text, results: "r", shards: shards, program: "kata",
            bounds: EmitJobs.Bounds(minutes: 1, memory: 1, processors: 1, running: running))
    }

    @Test(arguments: ["a", "a-1", "z9", String(repeating: "a", count: 40)])
    func aNameBeginsWithALetter(_ name: String) throws {
        #expect(try jobs(name: name).name.hasPrefix(name + "-"))
    }

    @Test(arguments: ["", "1a", "-a", "A", "a_b", "a.b", "a\n", "ä", String(repeating: "a", count: 41)])
    func whatIsNoNameIsRefused(_ name: String) {
        #expect(throws: EmitJobs.EmitError.name(name)) { try jobs(name: name) }
    }

    @Test func thereAreAtMostAsManyShardsAsRows() throws {
        #expect(try jobs(rows: 3, shards: 3).shards == 3)
        #expect(throws: EmitJobs.EmitError.moreShardsThanRows(4, rows: 3)) { try jobs(rows: 3, shards: 4) }
    }

    @Test func aMatrixHasAtMost256Shards() throws {
        #expect(try jobs(.github, rows: 300, shards: 256).shards == 256)
        #expect(throws: EmitJobs.EmitError.tooManyShards(257, maximum: 256)) {
            try jobs(.github, rows: 300, shards: 257)
        }
        #expect(try jobs(.slurm, rows: 300, shards: 257).shards == 257)
    }

    @Test func onlyGitHubKnowsExpressions() throws {
        let text = "a ${{ secrets.x }}"
        #expect(throws: EmitJobs.EmitError.expression(text)) { try jobs(.github, text: text) }
        #expect(try jobs(.kubernetes, text: text).manifest == text)
    }

    @Test(arguments: [(nil, 2), (1, 1), (2, 2), (9, 2)])
    func noMorePodsRunThanThereAreShards(_ running: Int?, _ pods: Int) throws {
        #expect(try jobs(.kubernetes, running: running).kubernetes.contains("\n  parallelism: \(pods)\n"))
    }
}
