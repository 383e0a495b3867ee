public import KataModules
public import KataReport
import KataWorkers

extension IsolationReport {
    /// Says what isolated the workers of a store, and why layers were missing; nil where no worker ran.
    ///
    /// Asking the machine for reasons starts a process, so that is done only for who wants them, or must be warned.
    public init?(of modules: ModuleStore, _ environment: KataEnvironment, withReasons: Bool) {
        guard let held = modules.layers else { return nil }
        let names = IsolationLayers.names.filter { held.contains($0.layer) }.map(\.name)
        self.init(level: held.level.rawValue, layers: names, missing: [])
        guard withReasons || isBelowStandard,
            let machine = try? MachineIsolation(of: Confinement(.worker, minimum: environment.isolation))
        else { return }
        missing = machine.absences.filter { !names.contains($0.layer) }.map {
            MissingLayer(layer: $0.layer, reason: $0.reason)
        }
    }
}
