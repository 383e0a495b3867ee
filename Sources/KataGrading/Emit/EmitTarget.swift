/// An engine that runs the shards of a manifest; kata writes its files and starts nothing.
public enum EmitTarget: String, Sendable, CaseIterable {
    case slurm, parallel, github, kubernetes

    /// Something that can be said of the jobs, beside what all engines need.
    public enum Choice: String, Sendable {
        case image, hosts, claim, time, memory, cpus, running
    }

    /// What the engine understands.
    public var choices: Set<Choice> {
        switch self {
        case .slurm: [.time, .memory, .cpus, .running]
        case .parallel: [.hosts, .time, .running]
        case .github: [.image, .time, .running]
        case .kubernetes: [.image, .claim, .time, .memory, .cpus, .running]
        }
    }

    /// What the engine cannot do without.
    public var demands: Set<Choice> {
        switch self {
        case .slurm, .parallel: []
        case .github: [.image]
        case .kubernetes: [.image, .claim]
        }
    }

    /// The most shards that the engine takes.
    public var maximumShards: Int {
        switch self {
        // The limit of a matrix.
        case .github: 256
        // The limit of an indexed job with a backoff for each index; for the others it is more than enough.
        case .slurm, .parallel, .kubernetes: 100_000
        }
    }

    /// Returns the engine's file.
    public func file(for jobs: EmitJobs) -> String {
        switch self {
        case .slurm: jobs.slurm
        case .parallel: jobs.parallel
        case .github: jobs.github
        case .kubernetes: jobs.kubernetes
        }
    }
}
