#if os(Linux)
import KataSystem

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The news of Linux about a folder and those below it.
///
/// Folders are watched, not files: an editor that saves under another name and renames gives the file a new inode.
final class InotifyEvents: FolderEvents {
    /// A file was closed after writing, or came, or went.
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

    private let folder: String
    private let number: Int32

    /// Begins to watch; nil where the kernel refuses.
    init?(_ folder: String) {
        number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        self.folder = folder
        guard number >= 0 else { return nil }
        guard watch(folder, depth: 0) else {
            close(number)
            return nil
        }
    }

    deinit { close(number) }

    var descriptor: Int32? { number }

    func drain() {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
            while read(number, buffer.baseAddress, buffer.count) > 0 {}
        }
        // A folder may be new; watching one again changes nothing.
        _ = watch(folder, depth: 0)
    }

    private func watch(_ path: String, depth: Int) -> Bool {
        guard inotify_add_watch(number, path, InotifyEvents.mask) >= 0 else { return false }
        guard depth < 8 else { return true }
        for name in Files.names(in: path) where !name.hasPrefix(".") {
            if Files.isFolder("\(path)/\(name)") { _ = watch("\(path)/\(name)", depth: depth + 1) }
        }
        return true
    }
}
#endif
