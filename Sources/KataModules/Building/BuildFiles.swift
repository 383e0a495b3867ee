import KataSystem

/// Files and folders of builds: that one cannot be written is the machine's fault.
enum BuildFiles {
    /// Writes a file.
    static func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
        do throws(FileError) {
            try Files.write(bytes, to: path)
        } catch {
            throw .machine(error.description)
        }
    }

    /// Makes a folder that only this user can look into.
    static func makeFolder(_ path: String) throws(BuildError) {
        do {
            try Files.makeFolder(path, mode: 0o700)
        } catch {
            throw .machine("cannot make \(path): \(error)")
        }
    }
}
