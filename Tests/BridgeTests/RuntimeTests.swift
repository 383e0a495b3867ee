import Foundation
import KataWorkers
import Testing

/// The sources of the Swift runtime, which each machine compiles in the mode of solutions.
@Suite struct RuntimeTests {
    private static let folder = Workshop.package.path + "/Plugins/languages/swift/Runtime"

    @Test func isRightInSwiftSixMode() throws {
        let files = try sources(in: Self.folder) + sources(in: Self.folder + "/Fast")
        #expect(try compile(files) == "")
    }

    /// Compiles sources up to the checks for data races; returns what the compiler says of them.
    private func compile(_ files: [String]) throws -> String {
        let words = [
            "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "InternalImportsByDefault", "-parse-as-library", "-wmo",
            "-module-name", "KataRuntime", "-emit-sil", "-o", "/dev/null", "-warnings-as-errors",
        ]
        let result = try Program(
            "swiftc", words + files, environment: ProcessInfo.processInfo.environment, mergesErrors: true
        ).run()
        return String(decoding: result.output, as: UTF8.self)
    }

    private func sources(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
    }
}
