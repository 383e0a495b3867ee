import Foundation
import KataModules
import KataSystem

/// A folder of a test, which goes with it.
final class GradingFolder {
    let path = "/tmp/kata-test-\(UInt64.random(in: .min ... .max))"

    init() throws { try Files.makeFolder(path) }

    deinit { Files.remove(path) }

    /// Writes a file, with the folders above it.
    func write(_ name: String, _ text: String = "") throws {
        try Files.makeFolder(Files.folder(of: "\(path)/\(name)"))
        try Files.write(Array(text.utf8), to: "\(path)/\(name)")
    }

    /// Takes the folder in as a submission.
    func intake() throws -> Intake { try Intake(path, followsLink: true, extensions: ["swift"]) }
}
