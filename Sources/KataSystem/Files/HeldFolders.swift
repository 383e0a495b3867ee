#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Folders that are kept open, so that it shows whether they were taken away, even where others stand in their place by now.
public final class HeldFolders: Sendable {
    private let held: [(path: String, descriptor: Int32)]

    /// Opens the folders that there are.
    public init(_ paths: [String]) {
        held = paths.map { ($0, open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) }.filter { $0.1 >= 0 }
    }

    deinit {
        for folder in held { close(folder.descriptor) }
    }

    /// Tells whether each path leads to the folder that it led to: the number of one that is open is given to no other.
    public var areInPlace: Bool {
        held.allSatisfy { path, descriptor in
            var (then, now) = (stat(), stat())
            return fstat(descriptor, &then) == 0 && stat(path, &now) == 0 && then.st_ino == now.st_ino
                && then.st_dev == now.st_dev
        }
    }
}
