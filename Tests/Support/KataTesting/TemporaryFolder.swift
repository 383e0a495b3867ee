import Foundation
import KataSystem

/// A folder for the files of one test, gone with it.
public final class TemporaryFolder: Sendable {
    /// The path, links resolved.
    public let path: String

    /// Makes an empty folder.
    public init() throws {
        let path = "/tmp/kata-test-\(UInt64.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        self.path = Files.realPath(path)
    }

    deinit { Files.remove(path) }

    /// Writes a file, with the folders above it; returns its path.
    @discardableResult
    public func write(_ name: String, _ text: String = "") throws -> String {
        let file = "\(path)/\(name)"
        try Files.makeFolder(Files.folder(of: file))
        try Files.write(Array(text.utf8), to: file)
        return file
    }

    /// Writes the manifest of a pattern module below a folder of plugins; returns the plugin's folder.
    @discardableResult
    public func pattern(_ id: String, in root: String, _ more: String = "") throws -> String {
        let manifest = "plugin: 1\nkind: pattern\nid: \(id)\nversion: 1.0.0\n"
        return Files.folder(of: try write("\(root)/patterns/\(id)/plugin.yaml", manifest + more))
    }

    /// Makes a file or folder as old as `seconds`.
    public func age(_ name: String, seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: "\(path)/\(name)")
    }
}
