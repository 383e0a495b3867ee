import Foundation

/// A folder with a file that a confined worker may read, and one that it may not; it goes with its owner.
final class TestFolder {
    let path = "/tmp/kata-confinement-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in ["open", "secret"] {
            try Data(name.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The files with their text.
    var contents: [String: String] {
        get throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
            return try Dictionary(
                uniqueKeysWithValues: names.map {
                    ($0, try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8))
                })
        }
    }

    /// Copies the fake worker to where every user can reach it; returns its path.
    func copyOfWorker() throws -> String {
        let copy = "\(path)/worker"
        try FileManager.default.copyItem(atPath: FakeWorker.path, toPath: copy)
        return copy
    }
}
