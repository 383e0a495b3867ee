import KataModules
import KataWorkers

/// A copy of a module that tells who calls whom, with its workers.
struct TracedModule {
    let module: BuiltModule
    let workers: WorkerPool

    /// Builds the copy; nil where there is none, which is not the solution's fault.
    init?(_ module: PreparedModule) {
        guard let copy = try? module.copy(.calls) else { return nil }
        self.module = copy.module
        workers = copy.makeWorkers(emptied: 0)
    }

    /// Ends the workers.
    func shutdown() { workers.shutdown() }
}
