#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files that appear whole, once, and under a name that was free.
public enum ExclusiveFile {
    /// Publishes a file: writes it beside its place, forces it to the disk, and links it there.
    ///
    /// The first writer wins. A torn file cannot be seen, whenever the process or the machine stops.
    ///
    /// - Returns: Whether this call published it; false if the file was there already.
    public static func publish(_ bytes: [UInt8], at path: String, owner: String) throws(FileError) -> Bool {
        let temporary = try written(bytes, beside: path, owner: owner)
        defer { unlink(temporary) }
        if link(temporary, path) == 0 {
            forceNames(in: Files.folder(of: path))
            return true
        }
        if errno == EEXIST { return false }
        // Some file systems know no second names.
        let error = renameIfFree(temporary, path)
        if error == EEXIST { return false }
        guard error == 0 else { throw FileError(path: path, number: error) }
        forceNames(in: Files.folder(of: path))
        return true
    }

    /// Publishes a file in place of the one that is there, which keeps a name of its own.
    ///
    /// One of the two is there at every moment, whole, whenever the process or the machine stops.
    public static func replace(
        _ bytes: [UInt8], at path: String, keeping old: String, owner: String
    ) throws(FileError) {
        let temporary = try written(bytes, beside: path, owner: owner)
        defer { unlink(temporary) }
        if link(path, old) != 0, errno != ENOENT, errno != EEXIST {
            throw FileError(path: old, number: errno)
        }
        guard rename(temporary, path) == 0 else { throw FileError(path: path, number: errno) }
        forceNames(in: Files.folder(of: old))
        forceNames(in: Files.folder(of: path))
    }

    /// Writes a file beside the place that it is meant for, and forces it to the disk; returns its path.
    private static func written(
        _ bytes: [UInt8], beside path: String, owner: String
    ) throws(FileError) -> String {
        let temporary =
            "\(Files.folder(of: path))/.\(Files.name(of: path)).\(owner).\(UInt32.random(in: .min ... .max))"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path: path, number: errno) }
        let isWritten = Files.writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
        let number = errno
        guard close(descriptor) == 0, isWritten else {
            unlink(temporary)
            throw FileError(path: path, number: number)
        }
        return temporary
    }

    /// Makes an empty file; returns false if there is one of that name.
    public static func claim(_ path: String) throws(FileError) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        if descriptor >= 0 {
            close(descriptor)
            return true
        }
        if errno == EEXIST { return false }
        throw FileError(path: path, number: errno)
    }

    /// Forces a folder's names to the disk; where that is not possible, a power cut costs a result, not its truth.
    private static func forceNames(in folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
