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

    /// Makes the error of a path and the system's number.
    public init(path: String, number: Int32) {
        self.path = path
        self.number = number
    }

    /// The path and the system's words.
    public var description: String { "\(path): \(String(cString: strerror(number)))" }
}
