import Foundation
import KataTranscript
import KataWorkers
import Testing

@Suite struct ProgramTests {
    private let environment = ["PATH": "/usr/bin:/bin"]

    private func shell(
        _ script: String, directory: String? = nil, limits: Program.Limits = Program.Limits(),
        mergesErrors: Bool = false
    ) -> Program {
        Program(
            "sh", ["-c", script], environment: environment, directory: directory, limits: limits,
            mergesErrors: mergesErrors)
    }

    @Test func capturesBothStreams() throws {
        let result = try shell("echo out; echo err >&2").run()
        #expect(result.isSuccess)
        #expect(result.output == Array("out\n".utf8))
        #expect(result.errors == Array("err\n".utf8))
        #expect(!result.isTruncated)
    }

    @Test func mergesStreamsInOrder() throws {
        let result = try shell("echo 1; echo 2 >&2; echo 3", mergesErrors: true).run()
        #expect(result.output == Array("1\n2\n3\n".utf8))
        #expect(result.errors == [])
    }

    @Test func tellsHowItEnded() throws {
        #expect(try shell("exit 3").run().termination == .exited(3))
        #expect(try shell("kill -SEGV $$").run().termination == .signalled("SIGSEGV"))
    }

    @Test func runsWhereItIsToldWithThatEnvironment() throws {
        let program = Program(
            "/bin/sh", ["-c", "pwd; echo $A"], environment: ["A": "b c"], directory: "/usr")
        #expect(try program.run().output == Array("/usr\nb c\n".utf8))
    }

    @Test func namesWhatCannotBeStarted() {
        #expect(throws: SpawnError(step: .search, path: "no-such-program", errorNumber: ENOENT)) {
            try Program("no-such-program", environment: environment).run()
        }
        #expect(throws: SpawnError(step: .directory, path: "/bin/sh", errorNumber: ENOENT)) {
            try Program("/bin/sh", environment: [:], directory: "/nonexistent").run()
        }
        let error = SpawnError(step: .execute, path: "/x", errorNumber: ENOENT)
        #expect(error.message == "cannot execute '/x': No such file or directory")
    }

    @Test func keepsTheBeginningOfTooMuchOutput() throws {
        let limits = Program.Limits(outputBytes: 100_000)
        let result = try shell("head -c 10000000 /dev/zero; echo end >&2", limits: limits).run()
        #expect(result.isSuccess)
        #expect(result.isTruncated)
        #expect(result.output.count == 100_000)
        #expect(result.errors == Array("end\n".utf8))
    }

    @Test func isEndedByItsLimits() throws {
        let cpu = try shell("while :; do :; done", limits: .init(cpuMilliseconds: 800)).run()
        #expect(cpu.limit == .cpu(milliseconds: 800))
        let handled = try shell(
            "trap 'exit 1' XCPU; while :; do :; done", limits: .init(cpuMilliseconds: 1000)
        ).run()
        #expect(handled.limit == .cpu(milliseconds: 1000))
        let wall = try shell("echo before; sleep 60", limits: .init(wallMilliseconds: 200)).run()
        #expect(wall.limit == .wall(milliseconds: 200))
        #expect(wall.output == Array("before\n".utf8))
        let file = try shell(
            "exec head -c 100000 /dev/zero > /tmp/kata-workers-\(getpid())", limits: .init(fileBytes: 1000)
        ).run()
        #expect(file.limit == .file(bytes: 1000))
        unlink("/tmp/kata-workers-\(getpid())")
    }

    @Test func doesNotWaitForWhatItLeavesBehind() throws {
        let folder = try TestFolder()
        let result = try shell("(sleep 60; touch \(folder.path)/end) & echo $!").run()
        #expect(result.isSuccess)
        #expect(try folder.contents["end"] == nil)
        let pid = try #require(Int32(String(decoding: result.output, as: UTF8.self).dropLast()))
        #expect(eventually { isGone(pid) })
    }

    @Test func isCancelledFromAnotherThread() throws {
        let cancellation = Cancellation()
        let mark = try TestFolder()
        let begun = mark.path + "/begun"
        Thread.detachNewThread {
            _ = eventually { FileManager.default.fileExists(atPath: begun) }
            cancellation.cancel()
        }
        let result = try shell("touch \(begun); sleep 60 & sleep 60").run(cancelledBy: cancellation)
        #expect(result.isCancelled)
        #expect(result.termination == .signalled("SIGKILL"))
        #expect(try shell("sleep 60").run(cancelledBy: cancellation).isCancelled)
    }
}
