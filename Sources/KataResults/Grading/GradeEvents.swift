/// A submission with its published result, or with why there is none.
public struct GradedSubmission: Sendable {
    /// The submission's name, unique in the run: its folder's.
    public var name: String
    /// The key of its result.
    public var key: String
    /// The result; nil if it could not be published.
    public var grade: SubmissionGrade?
    /// Why there is no result: kata's or the machine's fault, never the submission's.
    public var obstacle: String?
    /// The folder as the user named it; nil where it is not known.
    public var folder: String?
    /// The result that this one took the place of; nil where there was none.
    public var former: SubmissionGrade?
    /// Tells whether nothing was handed in under a name of the roster.
    public private(set) var isAbsent = false

    /// Makes the row of a name of the roster under which nothing was handed in.
    public init(absent name: String) {
        self.init(name: name, key: "", grade: nil, obstacle: GradedSubmission.absence)
        isAbsent = true
    }

    /// What is said of it, where nothing was handed in.
    package static let absence = "nothing was handed in"

    /// Makes a submission with what came of it.
    public init(
        name: String, key: String, grade: SubmissionGrade?, obstacle: String? = nil, folder: String? = nil
    ) {
        self.name = name
        self.key = key
        self.grade = grade?.redacted
        self.obstacle = obstacle
        self.folder = folder
    }
}

/// What isolated the workers on one machine.
public struct IsolationFacts: Sendable, Hashable {
    /// The layers' names, from L0 on.
    public var layers: [String]
    /// The layers that were missing, with why: `group (cgroup v2 is not delegated)`.
    public var missing: [String]

    /// Makes the facts of a machine.
    public init(layers: [String], missing: [String]) {
        self.layers = layers
        self.missing = missing
    }
}

/// The whole of a grading, when it is over.
public struct GradeSummary: Sendable {
    /// The number of submissions.
    public private(set) var count = 0
    /// How many have no published result.
    public private(set) var missingCount = 0
    /// The names of the roster under which nothing was handed in.
    public private(set) var absent: [String] = []
    /// How many passed each scenario.
    package private(set) var passes = ScenarioPasses()
    /// The points of all submissions.
    public private(set) var points = 0
    /// The points that could be had: one number, unless submissions were graded by different katas.
    public private(set) var maximums: Set<Int> = []
    /// The number of submissions with each verdict.
    public private(set) var verdicts: [Verdict: Int] = [:]
    /// The levels of isolation that were demanded.
    public private(set) var isolation: Set<String> = []
    /// What isolated the workers, a set of facts for each kind of machine.
    public var machines: [IsolationFacts] = []
    /// Tells whether it was interrupted.
    public var isInterrupted = false

    /// Makes the summary of no submissions.
    public init() {}

    /// Counts a submission.
    public mutating func add(_ submission: GradedSubmission) {
        if submission.isAbsent {
            absent.append(submission.name)
            return
        }
        count += 1
        guard let grade = submission.grade else {
            missingCount += 1
            return
        }
        points += grade.points
        maximums.insert(grade.maximum)
        verdicts[grade.verdict, default: 0] += 1
        isolation.insert(grade.isolation)
        passes.add(grade)
    }

    /// What isolated the workers on all machines together; nil where nothing was graded.
    public var isolationReport: IsolationReport? {
        guard !isolation.isEmpty else { return nil }
        let held = machines.dropFirst().reduce(machines.first?.layers ?? []) { held, machine in
            held.filter(machine.layers.contains)
        }
        var missing: [IsolationReport.MissingLayer] = []
        for words in machines.flatMap(\.missing) {
            let layer = IsolationReport.MissingLayer(words: words)
            if !missing.contains(layer) { missing.append(layer) }
        }
        return IsolationReport(
            level: isolation.sorted().joined(separator: ", "), layers: held, missing: missing)
    }

    /// The code that `run` would leave with for these verdicts.
    public var strictExitCode: ExitCode { ExitCode.combined(verdicts.keys.map(\.exitCode)) }
}

extension IsolationReport.MissingLayer {
    /// Reads a layer with its reason: `group (not delegated)`.
    fileprivate init(words: String) {
        guard let blank = words.firstIndex(of: " "), words.hasSuffix(")"), words[blank...].hasPrefix(" (")
        else {
            self.init(layer: words, reason: "")
            return
        }
        self.init(
            layer: String(words[..<blank]), reason: String(words[blank...].dropFirst(2).dropLast()))
    }
}

/// What happens in a grading, in the order of the submissions.
public typealias GradeEvent = ResultEvent<GradedSubmission, GradeSummary>
