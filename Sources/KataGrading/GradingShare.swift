import KataJudging
import KataSystem
import KataWorkers

/// What submissions that are graded at once have of the machine, each of them.
struct GradingShare: Sendable {
    /// Threads of a worker.
    var threads = WorkerLimits.maximumThreads
    /// Where hidden scenarios do not run beside visible ones.
    var room = Room()

    /// What references show of the katas' structure.
    let references = ReferenceMemo()

    /// Makes the share of a machine with no other user.
    init() {}

    /// Makes the share where so many are graded at once.
    init(jobs: Int) { threads = MachineResources().threadsOfWorker(jobs: jobs) }
}

extension GradeRun {
    /// Says what this machine has too little of to grade anything by; nil where it has enough.
    public static func shortage(submissions: Int, jobs: Int) -> String? {
        MachineResources().shortage(jobs: max(1, min(jobs, submissions)))
    }
}
