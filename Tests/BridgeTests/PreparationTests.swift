import Foundation
import KataTesting
import KataWorkers
import Testing

/// What is left outside of a runtime's folder while it is compiled.
@Suite struct PreparationTests {
    /// The compiler's driver leaves folders under names that another user of the machine can take first.
    @Test func theCompilersTemporaryFilesStayInTheRuntimesFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "bin/swiftc", "#!/bin/sh\necho \"$TMPDIR\" >>\"$TOLD\"\nls -d \"$TMPDIR\" >>\"$TOLD\"\nexit 1\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swiftc")
        let result = try Program(
            Workshop.helper, ["prepare", "--sources", folder.path, "--out", folder.path + "/out"],
            environment: [
                "PATH": folder.path + "/bin:/usr/bin:/bin", "TMPDIR": "/tmp", "TOLD": folder.path + "/told",
            ]
        ).run()
        #expect(!result.isSuccess)
        let own = folder.path + "/out/temporary"
        let told = try String(contentsOfFile: folder.path + "/told", encoding: .utf8)
        #expect(Set(told.split(separator: "\n").map(String.init)) == [own])
        #expect(!FileManager.default.fileExists(atPath: own))
    }
}
