/// The kernel's own files, such as those of processes and control groups: small, and without a size that can be asked for.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Returns the text of a small file; nil where it cannot be read.
func readText(_ path: String) -> String? {
    readBytes(path).map { String(decoding: $0, as: UTF8.self) }
}

/// Returns the bytes of a small file; nil where it cannot be read.
func readBytes(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < 1 << 20 {
        let part = [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, buffer.count))
        }
        if part.isEmpty { break }
        bytes = bytes.isEmpty ? part : bytes + part
    }
    return bytes
}

/// Returns the number whose decimal digits the bytes begin with; nil where they begin with none.
func leadingNumber(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number: Int?
    for byte in bytes {
        guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { break }
        number = (number ?? 0) &* 10 &+ Int(byte - UInt8(ascii: "0"))
    }
    return number
}

/// Writes a text into a file that is there; returns 0 or the errno.
func writeFile(_ path: String, _ text: String) -> Int32 {
    let file = openForWriting(path)
    guard file >= 0 else { return errno }
    defer { close(file) }
    let bytes = Array(text.utf8)
    return write(file, bytes, bytes.count) == bytes.count ? 0 : errno
}

/// Opens a file that is there for writing; returns a descriptor that is closed on exec, or -1.
func openForWriting(_ path: String) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }

/// Makes a folder; returns 0 or the errno.
func makeFolder(_ path: String) -> Int32 { mkdir(path, 0o755) == 0 ? 0 : errno }

/// Removes an empty folder; returns 0 or the errno.
func removeFolder(_ path: String) -> Int32 { rmdir(path) == 0 ? 0 : errno }

/// Tells whether a file or folder may be written.
func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
