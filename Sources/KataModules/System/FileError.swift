#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that could not be written.
public struct FileError: Error, CustomStringConvertible {
    /// The file.
    public var path: String
    /// The system's error number.
    public var number: Int32

    /// The path and the system's words.
    public var description: String { "\(path): \(String(cString: strerror(number)))" }
}
