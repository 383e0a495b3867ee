import KataModules
import Synchronization

/// The registries of a run: one for each folder that holds katas, made at its first use.
///
/// Looking at a path of plugins takes dozens of system calls, and a folder may hold a thousand katas.
final class Registries: Sendable {
    private let environment: KataEnvironment
    private let known = Mutex<[String: Registry]>([:])

    /// Makes none yet.
    init(_ environment: KataEnvironment) { self.environment = environment }

    /// Returns the registry for katas in a folder.
    func registry(forKatasIn folder: String) -> Registry {
        known.withLock { known in
            if let registry = known[folder] { return registry }
            let registry = environment.registry(forKatasIn: folder)
            known[folder] = registry
            return registry
        }
    }
}
