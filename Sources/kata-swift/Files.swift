#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// What could not be done with a file.
struct FileError: Error {
    let verb: String
    let path: String
    let reason: String

    init(_ verb: String, _ path: String) {
        self.verb = verb
        self.path = path
        reason = String(cString: strerror(errno))
    }
}

/// Files and folders, without Foundation: this program is started at each build.
enum Files {
    /// Reads a file whole; bytes that are no UTF-8 become U+FFFD.
    static func read(_ path: String) throws(FileError) -> String {
        guard let file = fopen(path, "r") else { throw FileError("read", path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        guard ferror(file) == 0 else { throw FileError("read", path) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a file whole.
    static func write(_ text: String, to path: String) throws(FileError) {
        guard let file = fopen(path, "w") else { throw FileError("write", path) }
        var text = text
        let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
        guard fclose(file) == 0, isWritten else { throw FileError("write", path) }
    }

    /// Tells whether the path is a regular file.
    static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

    /// Tells whether the path is a folder.
    static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Removes a file.
    static func remove(_ path: String) { unlink(path) }

    /// Makes a folder unless it is there, and those that it lies in.
    static func makeFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o755) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, !folder(of: path).isEmpty else { throw FileError("make", path) }
        try makeFolder(folder(of: path))
        guard mkdir(path, 0o755) != 0, errno != EEXIST else { return }
        throw FileError("make", path)
    }

    /// The folder that a path lies in; empty where it names none.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The paths of all Swift files below a folder, sorted by their bytes; hidden files are left out.
    static func sources(below folder: String) throws(FileError) -> [String] {
        var found: [String] = []
        for name in try names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard stat(path, &status) == 0 else { throw FileError("read", path) }
            if status.st_mode & S_IFMT == S_IFDIR {
                found += try sources(below: path)
            } else if name.hasSuffix(".swift") {
                found.append(path)
            }
        }
        return found
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in folder: String) throws(FileError) -> [String] {
        guard let directory = opendir(folder) else { throw FileError("read", folder) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(
                    to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
                ) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Writes to standard error.
    static func complain(_ text: String) {
        fputs(text + "\n", stderr)
    }

    /// The last part of a path.
    static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
