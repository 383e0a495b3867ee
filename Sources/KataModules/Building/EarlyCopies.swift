import KataSystem
import KataWorkers
import Synchronization

/// Changed copies of modules that are built while the modules are compiled, because they will probably be asked for.
///
/// What comes of a build is found in the cache; the one who asks for a copy whose build failed meets the failure again.
final class EarlyCopies: Sendable {
    private struct Build: Sendable {
        let wishes: CopyWishes
        let thread: SideThread
    }

    private let cancellation = Cancellation()
    private let builds = Mutex<[Build]>([])

    /// Begins to build a copy.
    func begin(
        _ wishes: CopyWishes, of sources: SourceSet, _ manifest: PatternManifest, by builder: ModuleBuilder
    ) {
        var own = builder
        own.cancellation = cancellation
        own.willCompile = nil
        let thread = SideThread { [own] in _ = try? own.copy(wishes, of: sources, manifest) }
        builds.withLock { $0.append(Build(wishes: wishes, thread: thread)) }
    }

    /// Waits for copies that are being built for such wishes.
    func wait(for wishes: CopyWishes) {
        for build in builds.withLock(\.self) where build.wishes == wishes { build.thread.wait() }
    }

    /// Ends all builds.
    func cancel() {
        cancellation.cancel()
        for build in builds.withLock(\.self) { build.thread.wait() }
    }
}
