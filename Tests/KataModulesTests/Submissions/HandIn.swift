import Foundation
import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// A folder that somebody hands in; it goes with the test.
final class HandIn: Sendable {
    private let folder: TemporaryFolder

    /// The submission's folder.
    var path: String { folder.path + "/hw" }

    /// Makes a submission of files with these paths, each with its own path for content.
    init(_ files: [String] = []) throws {
        folder = try TemporaryFolder()
        try Files.makeFolder(path)
        for file in files { try write(file, file) }
    }

    /// Writes a file.
    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    /// Writes a file of bytes.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        try Files.makeFolder(Files.folder(of: "\(path)/\(name)"))
        try Files.write(bytes, to: "\(path)/\(name)")
    }

    /// Makes a link; the target is taken as it is written.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    /// Takes the submission in.
    func intake(extensions: [String] = ["swift"], ignoring: [String] = []) throws -> Intake {
        try Intake(path, followsLink: false, extensions: extensions, ignoring: ignoring)
    }

    /// The paths of the sources that are taken.
    func sources() throws -> [String] { try intake().files.map(\.path) }

    /// Why the submission is refused; what is refused gives no file away.
    func refusal(_ location: SourceLocation = #_sourceLocation) throws -> String? {
        let intake = try intake()
        #expect(intake.refusal == nil || intake.files.isEmpty, sourceLocation: location)
        return intake.refusal
    }
}
