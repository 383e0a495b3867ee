#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The entries of an open folder, one after the other.
public struct FolderEntries: ~Copyable {
    private let stream: DirectoryStream
    /// What kept the last `next()` from reading, a number of the system; 0 where it did not fail.
    public private(set) var error: Int32 = 0

    #if canImport(Darwin)
    private typealias DirectoryStream = UnsafeMutablePointer<DIR>
    #else
    private typealias DirectoryStream = OpaquePointer
    #endif

    /// Takes over a folder's descriptor, and closes it at the end or where it is no folder's; `errno` says why it is nil.
    public init?(_ descriptor: Int32) {
        guard descriptor >= 0 else { return nil }
        guard let stream = fdopendir(descriptor) else {
            let number = errno
            close(descriptor)
            errno = number
            return nil
        }
        self.stream = stream
    }

    deinit { closedir(stream) }

    /// Returns the next name as it is on disk; nil at the end, or where the folder cannot be read.
    public mutating func next() -> [UInt8]? {
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                error = errno
                return nil
            }
            let name = FolderEntries.name(of: entry)
            if name != Array(".".utf8), name != Array("..".utf8) { return name }
        }
    }

    /// Returns an entry's name; the entry is as long as its name, and not as long as its type says.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
        return Array(
            UnsafeBufferPointer(
                start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
    }
}
