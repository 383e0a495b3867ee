public import KataModules
public import KataResults
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
            let machine = try? MachineIsolation(
                of: Confinement(.worker, minimum: environment.isolation ?? .basic))
        else { return }
        missing = IsolationLayers.names.map(\.name).filter { !names.contains($0) }.map { layer in
            let absence = machine.absences.first { $0.layer == layer }
            return MissingLayer(
                layer: layer, reason: absence?.reason ?? "not used where nobody asks for a level")
        }
    }
}
