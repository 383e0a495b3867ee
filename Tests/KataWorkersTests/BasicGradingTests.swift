import Foundation
import KataWorkers
import Testing

/// Hostile submissions where nothing confines them: each gets a result at last, and the others are graded.
///
/// An older kernel in a container has neither seccomp nor Landlock nor namespaces; a filter makes this one like that.
@Suite(
    .serialized, .enabled(if: Attack.canRun, "kata or kata-swift is not built"),
    .enabled(if: BareMachine.canBe, "python3 cannot take the sandbox's layers away"))
struct BasicGradingTests {
    private static let folder = Attack.root + "/Basic"
    private static let cache = OwnFolder.take("kata-basic-cache")

    @Test func thoseThatDoHarmGetAResultAndOthersTheirMarks() throws {
        let results = NSTemporaryDirectory() + "kata-basic-\(UInt64.random(in: .min ... .max))"
        defer { try? FileManager.default.removeItem(atPath: results) }
        var runs = 0
        var marks: [String: Mark] = [:]
        // One of them kills kata, three times.
        while runs < 8, marks.isEmpty {
            runs += 1
            marks = try grade(results)
        }
        #expect(runs == 4)
        let killed = "kata was killed 3 times while it graded this; at 'basic' a submission can do that"
        let damaged =
            "the program that was built of it was removed or changed while it ran, and again with nothing beside it; "
            + "at 'basic' a submission can do that"
        #expect(
            marks == [
                "is-honest": Mark(verdict: "passed", points: 10),
                "kills-its-grader": Mark(verdict: "error", points: 0, message: killed),
                "removes-its-folder": Mark(verdict: "error", points: 0, message: damaged),
                "removes-its-program": Mark(verdict: "error", points: 0, message: damaged),
            ])
    }

    private struct Mark: Equatable {
        var verdict: String
        var points: Int
        var message: String?
    }

    /// Grades all, and returns their marks; nothing where kata was killed meanwhile.
    private func grade(_ results: String) throws -> [String: Mark] {
        let package = URL(fileURLWithPath: Attack.root).deletingLastPathComponent()
            .deletingLastPathComponent()
        let command =
            BareMachine.start + [
                Attack.programs + "/kata", "grade", Self.folder, "--each", "--katas",
                Self.folder + "/three.yaml", "--isolation", "basic", "-j", "1", "--results", results,
                "--format", "json",
            ]
        let result = try Program(
            command[0], Array(command.dropFirst()),
            environment: [
                "PATH": BareMachine.path, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": Self.cache,
                "KATA_PLUGINS": "\(Attack.root)/Plugins:\(package.path)/Plugins",
            ],
            limits: Program.Limits(wallMilliseconds: 600_000)
        ).run()
        struct Report: Decodable {
            struct Submission: Decodable {
                struct Finding: Decodable { var message: String? }
                struct Kata: Decodable { var finding: Finding? }
                struct Result: Decodable {
                    var verdict: String
                    var points: Int
                    var katas: [Kata]
                }
                var name: String
                var result: Result?
            }
            var submissions: [Submission]
        }
        guard result.isSuccess else { return [:] }
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
        return Dictionary(
            uniqueKeysWithValues: report.submissions.map { submission in
                let result = submission.result
                return (
                    submission.name,
                    Mark(
                        verdict: result?.verdict ?? "nothing", points: result?.points ?? 0,
                        message: result?.katas.first?.finding?.message)
                )
            })
    }
}

/// A machine without the layers of the sandbox.
enum BareMachine {
    static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    /// Starts what follows where the kernel seems to have no seccomp and no Landlock, and forbids namespaces.
    static let start =
        (Attack.isRoot ? Attack.withoutCapabilities : []) + ["python3", "-c", filter]

    static let canBe: Bool = {
        let words = start + ["true"]
        let program = Program(words[0], Array(words.dropFirst()), environment: ["PATH": path])
        return (try? program.run())?.isSuccess ?? false
    }()

    /// The numbers of calls are `(x86-64, arm64)`; those of Landlock are the same everywhere.
    private static let filter = """
        import ctypes, os, platform, struct, sys
        arm = platform.machine() == 'aarch64'
        forbidden = [(444, 38), (445, 38), (446, 38), (277 if arm else 317, 38), (97 if arm else 272, 1),
                     (40 if arm else 165, 1), (268 if arm else 308, 1)]
        code = [(0x20, 0, 0, 0)]
        for number, error in forbidden:
            code += [(0x15, 0, 1, number), (0x06, 0, 0, 0x50000 | error)]
        code += [(0x15, 0, 3, 167 if arm else 157), (0x20, 0, 0, 16), (0x15, 0, 1, 22),
                 (0x06, 0, 0, 0x50000 | 22), (0x06, 0, 0, 0x7fff0000)]
        filter = ctypes.create_string_buffer(b''.join(struct.pack('=HBBI', *line) for line in code))
        program = struct.pack('HxxxxxxP', len(code), ctypes.addressof(filter))
        libc = ctypes.CDLL(None, use_errno=True)
        zero = ctypes.c_ulong(0)
        if libc.prctl(38, ctypes.c_ulong(1), zero, zero, zero) or libc.prctl(22, ctypes.c_ulong(2), program, zero, zero):
            sys.exit('no filter: ' + os.strerror(ctypes.get_errno()))
        os.execvp(sys.argv[1], sys.argv[1:])
        """
}
