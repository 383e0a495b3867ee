import KataModules
import Synchronization

/// The registry of the folder that katas were last judged in.
///
/// Looking at a path of plugins takes dozens of system calls, and the thousand katas of a folder come one after another.
final class RegistryCache: Sendable {
    private struct Known {
        var folder: String
        var registry: Registry
    }

    private let environment: KataEnvironment
    private let last = Mutex<Known?>(nil)

    /// Creates an empty cache.
    init(_ environment: KataEnvironment) { self.environment = environment }

    /// Returns the registry for katas in a folder.
    func registry(forKatasIn folder: String) -> Registry {
        last.withLock { last in
            if let last, last.folder == folder { return last.registry }
            let registry = environment.registry(forKatasIn: folder)
            last = Known(folder: folder, registry: registry)
            return registry
        }
    }
}
