import Foundation
import KataWorkers
import Testing

/// What `protectController` keeps from other processes.
///
/// Each test protects a process of its own.
@Suite struct ProtectionTests {
    @Test(.enabled(if: isLinux, "only Linux has this"))
    func othersCannotLookIntoKata() async {
        await #expect(processExitsWith: .success) {
            Surroundings.becomePlainUser()
            setenv("SECRET", "of the grader", 1)
            // What another process of the same user can read, it cannot after that.
            // Swift's main thread has left by now, so this one stands for the process.
            let folder = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            let reader = Program(
                "/bin/cat", ["/proc/\(folder)/environ"], environment: [:], mergesErrors: true)
            let before = try reader.run()
            precondition(before.isSuccess, "the environment could not be read before")
            try protectController()
            let after = try reader.run()
            precondition(!after.isSuccess, "the environment can be read")
            let memory = try Program("/bin/cat", ["/proc/\(folder)/maps"], environment: [:]).run()
            precondition(!memory.isSuccess, "the memory can be looked into")
        }
    }

    @Test(.enabled(if: isLinux, "only Linux has this"))
    func orphansComeToKata() async {
        await #expect(processExitsWith: .success) {
            try protectController()
            // The shell leaves; what it started lives on, in a group of its own, with kata for its parent.
            let script =
                "setsid sh -c 'sleep 0.8; ps -o ppid= -p $$ 2>/dev/null || grep PPid /proc/$$/status' & sleep 0.3"
            let folder = try TestFolder()
            defer { withExtendedLifetime(folder) {} }
            let output = folder.path + "/parent"
            _ = try Program(
                "/bin/sh", ["-c", "(\(script)) > \(output)"], environment: ["PATH": "/usr/bin:/bin"]
            ).run()
            var parent = ""
            _ = eventually {
                parent = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
                return !parent.isEmpty
            }
            precondition(
                parent.split(whereSeparator: { !$0.isNumber }).first.map(String.init) == "\(getpid())", parent
            )
            while waitpid(-1, nil, 0) > 0 {}
        }
    }

    #if os(Linux)
    private static let isLinux = true
    #else
    private static let isLinux = false
    #endif
}
