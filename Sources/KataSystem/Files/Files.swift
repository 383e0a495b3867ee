import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files and folders.
public enum Files {
    /// What the kernel says of a file without opening it.
    public struct Facts: Sendable, Equatable {
        /// The size in bytes.
        public var size: Int
        /// The time of the last change, in nanoseconds since 1970.
        public var modified: Int
        /// The time of the last change of the content or of what the kernel says of it, in nanoseconds since 1970.
        public var changed: Int
        /// The inode's number.
        public var inode: UInt64
        /// Who owns it.
        public var owner: UInt32
        /// Type and permissions.
        public var mode: UInt32

        /// Tells whether it is a folder.
        public var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
        /// Tells whether it is a regular file.
        public var isFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
    }

    /// Returns what the kernel says of a path, links followed; nil where there is nothing.
    public static func facts(_ path: String) -> Facts? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
        let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return Facts(
            size: Int(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
            inode: UInt64(status.st_ino), owner: status.st_uid, mode: UInt32(status.st_mode))
    }

    /// Tells whether the path is a folder.
    public static func isFolder(_ path: String) -> Bool { facts(path)?.isFolder ?? false }

    /// Tells whether a path is a folder or a symbolic link; its bytes need not be UTF-8.
    public static func isFolderOrLink(_ path: [UInt8]) -> Bool {
        var status = stat()
        return lstat((path + [0]).map(CChar.init(bitPattern:)), &status) == 0
            && [S_IFDIR, S_IFLNK].contains(status.st_mode & S_IFMT)
    }

    /// Tells whether the path is a regular file.
    public static func isFile(_ path: String) -> Bool { facts(path)?.isFile ?? false }

    /// Returns a regular file's bytes; nil where it cannot be read.
    public static func contents(_ path: String, atMost limit: Int = .max) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard Int(status.st_size) <= limit else { return nil }
        return contents(of: descriptor, firstRead: Int(status.st_size) + 1)
    }

    /// Returns the bytes of an open file up to its end, or as many as are wanted; nil where it cannot be read.
    public static func contents(of descriptor: Int32, atMost limit: Int = .max, firstRead: Int = 64 << 10)
        -> [UInt8]?
    {
        var bytes: [UInt8] = []
        var capacity = min(firstRead, limit)
        while capacity > 0 {
            let start = bytes.count
            var failed = false
            bytes.append(
                contentsOf: [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                    let read = read(descriptor, buffer.baseAddress, capacity)
                    failed = read < 0
                    count = max(0, read)
                })
            if failed { return nil }
            if bytes.count == start { break }
            capacity = min(64 << 10, limit - bytes.count)
        }
        return bytes
    }

    /// Returns the names in a folder, in no order; none where it cannot be read.
    ///
    /// A name that is no UTF-8 is made readable, and so names nothing.
    public static func names(in folder: String) -> [String] {
        rawNames(in: folder).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the names in a folder as they are on disk, in no order; none where it cannot be read.
    public static func rawNames(in folder: String) -> [[UInt8]] {
        guard var entries = FolderEntries(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else { return [] }
        var names: [[UInt8]] = []
        while let name = entries.next() { names.append(name) }
        return names
    }

    /// Tells whether the names in a folder can be read.
    public static func isListable(_ folder: String) -> Bool {
        FolderEntries(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) != nil
    }

    /// Returns the path with links and `..` resolved; the path itself where there is nothing.
    public static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the last part of a path.
    public static func name(of path: String) -> String {
        path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
    }

    /// Returns the path without its last part; `.` for a bare name.
    public static func folder(of path: String) -> String {
        var bytes = path.utf8[...]
        while bytes.count > 1, bytes.last == slash { bytes = bytes.dropLast() }
        guard let end = bytes.lastIndex(of: slash) else { return "." }
        return end == bytes.startIndex ? "/" : String(Substring(bytes[..<end]))
    }

    // By bytes: a name that begins with a combining mark makes one character with the slash before it.
    private static var slash: UInt8 { UInt8(ascii: "/") }

    /// Makes a folder with those above it; one that is there already is fine.
    ///
    /// - Parameter mode: Its permissions, whatever the umask; nil for what the umask leaves of all.
    public static func makeFolder(_ path: String, mode: Int? = nil) throws {
        guard !isFolder(path) else { return }
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: mode.map { [.posixPermissions: $0] })
    }

    /// Writes a file; a reader sees the old bytes or the new ones, never a part.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let temporary = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max))"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path: path, number: errno) }
        let isWritten = writeAll(bytes, to: descriptor)
        var number = errno
        close(descriptor)
        if isWritten {
            if rename(temporary, path) == 0 { return }
            number = errno
        }
        unlink(temporary)
        throw FileError(path: path, number: number)
    }

    /// Writes all bytes to an open file; where it returns false, `errno` says why.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Returns how much can still be written to a folder's file system; nil where it cannot be known.
    public static func freeBytes(_ folder: String) -> Int? {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return nil }
        return Int(status.f_bavail) * Int(status.f_frsize)
    }

    /// Removes a file or a folder with all in it; nothing there is fine.
    public static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    /// Writes as much as the descriptor takes at once; returns how many bytes, or -1 with `errno` set.
    public static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        systemWrite(descriptor, bytes.baseAddress, bytes.count)
    }
}

extension timespec {
    /// The time in nanoseconds.
    fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}

#if canImport(Glibc)
private let systemWrite = Glibc.write
#elseif canImport(Musl)
private let systemWrite = Musl.write
#else
private let systemWrite = Darwin.write
#endif
