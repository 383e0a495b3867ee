import KataDiagnostics
import KataText

/// The jobs that grade the shards of a manifest.
public struct EmitJobs: Sendable {
    /// What the jobs may use.
    public struct Bounds: Sendable {
        /// Minutes of a shard.
        public var minutes: Int
        /// Memory of a shard in MiB.
        public var memory: Int
        /// Processors of a shard.
        public var processors: Int
        /// How many shards run at once; nil for as many as there is room for.
        public var running: Int?

        /// Makes bounds.
        public init(minutes: Int, memory: Int, processors: Int, running: Int?) {
            self.minutes = minutes
            self.memory = memory
            self.processors = processors
            self.running = running
        }
    }

    /// Why no job file can be written.
    public enum EmitError: Error, Sendable, Equatable {
        /// The name is none for all engines.
        case name(String)
        /// A text would break out of its line.
        case control(String)
        /// GitHub would take a part of the text for an expression.
        case expression(String)
        /// There are too many shards for the engine.
        case tooManyShards(Int, maximum: Int)
        /// There are more shards than submissions.
        case moreShardsThanRows(Int, rows: Int)

        /// What is wrong, for people.
        public var sentence: String {
            switch self {
            case .name(let name):
                "'--name \(name.visible)' is no name of a job: up to 40 of a-z, 0-9 and '-', a letter first."
            case .control(let text): "'\(text.visible)' has a control character, which no job file can hold."
            case .expression(let text): "'\(text.visible)' has '${{', which GitHub takes for an expression."
            case .tooManyShards(let count, let maximum):
                "'--shards \(count)' is too many: at most \(maximum) here."
            case .moreShardsThanRows(let count, let rows):
                "'--shards \(count)' is more than there are submissions: \(rows)."
            }
        }
    }

    /// The name of the jobs: the one that was asked for and the manifest's fingerprint.
    let name: String
    /// The manifest, as the jobs see it.
    let manifest: String
    /// The folder of results, as the jobs see it.
    let results: String
    /// How many shards there are.
    let shards: Int
    /// The program to call.
    let program: String
    let bounds: Bounds
    /// The container's image.
    let image: String
    /// The file of hosts for ssh; nil for this machine.
    let hosts: String?
    /// The name of the volume claim.
    let claim: String

    /// Describes jobs.
    public init(
        of work: GradeManifest, for target: EmitTarget, name: String, manifest: String, results: String,
        shards: Int, program: String, bounds: Bounds, image: String = "", hosts: String? = nil,
        claim: String = ""
    ) throws(EmitError) {
        for text in [manifest, results, program, image, hosts ?? "", claim] {
            if text.unicodeScalars.contains(where: \.isControl) { throw .control(text) }
            if target == .github, text.contains("${{") { throw .expression(text) }
        }
        guard EmitJobs.isName(name) else { throw .name(name) }
        guard shards <= target.maximumShards else {
            throw .tooManyShards(shards, maximum: target.maximumShards)
        }
        guard shards <= work.rows.count else { throw .moreShardsThanRows(shards, rows: work.rows.count) }
        self.name = "\(name)-\(work.fingerprint)"
        self.manifest = manifest
        self.results = results
        self.shards = shards
        self.program = program
        self.bounds = bounds
        self.image = image
        self.hosts = hosts
        self.claim = claim
    }

    /// Tells whether a text may be the beginning of a job's name with every engine; Kubernetes is the strictest.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 40 else { return false }
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
        return isLetter(first)
            && text.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    }

    // MARK: Calls

    /// The options that name the manifest and the results.
    private var place: [String] { ["--manifest", manifest, "--results", results] }

    /// The words that list the shards without all their results.
    var missingWords: [String] { [program, "missing"] + place + ["--shards", String(shards)] }

    /// The words that join the results.
    var mergeWords: [String] { [program, "merge"] + place }

    /// The words that grade a shard up to its number, and those behind it.
    func gradeWords(jobs: Int?) -> (start: [String], end: [String]) {
        ([program, "grade"] + place + ["--shard"], jobs.map { ["-j", String($0)] } ?? [])
    }
}

extension Unicode.Scalar {
    /// Tells whether the scalar is a control character or ends a line.
    fileprivate var isControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }
}
