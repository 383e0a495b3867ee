import Foundation
import KataWorkers
import Testing

/// The part of the C sandbox for systems that are not Linux, as far as a Linux compiler can tell that it is sound.
@Suite struct OtherSystemTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/CSandbox")
        .path

    private static let compiler: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try? Program("clang", environment: ["PATH": path]).resolvedExecutable()
    }()

    @Test(.enabled(if: compiler != nil, "clang is not installed"))
    func theStandInsCompile() throws {
        let compiler = try #require(Self.compiler)
        let sources = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
            .filter { $0.hasSuffix(".c") }.sorted().map { "\(Self.folder)/\($0)" }
        let result = try Program(
            compiler,
            [
                "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-U__linux__", "-D_GNU_SOURCE",
                // What macOS has and Linux has not.
                "-include", "stdio.h", "-Drenamex_np(from,to,flags)=rename(from,to)", "-DRENAME_EXCL=0",
                "-I", Self.folder, "-I", "\(Self.folder)/include",
            ] + sources, environment: ["PATH": "/usr/bin:/bin"], mergesErrors: true
        ).run()
        #expect(result.isSuccess, "\(String(decoding: result.output, as: UTF8.self))")
    }
}
