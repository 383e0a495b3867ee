import Foundation
import KataWorkers
import Testing

/// Hostile submissions, graded side by side: each gets the verdict that it deserves, and nothing of it stays.
@Suite(.serialized, .enabled(if: Attack.canRun, "kata or kata-swift is not built"))
struct GradedAttackTests {
    /// The levels that this machine has, the strictest last.
    static let levels: [String] = {
        let highest = (try? MachineIsolation())?.level ?? .basic
        return [IsolationLevel.standard, .strong].filter { $0 <= highest }.map(\.rawValue)
    }()

    @Test(arguments: levels)
    func getWhatTheyAreWorth(_ level: String) throws {
        let course = try Course()
        // What holds a compiler is the same at every level, and a minute of it is enough.
        let slow = level == Self.levels.last ? [] : ["Graded/has-a-huge-type"]
        for name in try course.hostile() where !slow.contains(name) { try course.add(name) }
        try course.addOddFolders()
        // Many of them wait until a limit ends them, so more are graded at once than there are processors.
        let arguments = ["--isolation", level, "-j", "4", "--results", course.path + "/results"]
        let marks = try course.grade(arguments)
        for (name, verdict) in course.expected {
            #expect(marks[name] == verdict, "\(name) at \(level)")
        }
        #expect(marks.count == course.expected.count)
        #expect(eventually { Attack.strays(of: Course.cache).isEmpty })
        #expect(Attack.litter == [])
    }

    @Test(arguments: levels)
    func aCatalogueIsGradedTwiceWithTheSameBytes(_ level: String) throws {
        let course = try Course(kata: "state")
        let again = try Course(kata: "state")
        let arguments = ["--isolation", level, "-j", "3", "--results"]
        let marks = try course.grade(arguments + [course.path + "/results"])
        #expect(marks["Solution"] == "passed")
        #expect(marks.filter { $0.value == "passed" }.count == 1)
        #expect(marks.count >= 5)
        #expect(try again.grade(arguments + [again.path + "/results"]) == marks)
        #expect(try course.results() == again.results())
    }

    @Test func whatIsKilledGoesOn() throws {
        let course = try Course(kata: "state")
        let undisturbed = try Course(kata: "state")
        let level = ["--isolation", "standard", "-j", "2", "--results"]
        let marks = try undisturbed.grade(level + [undisturbed.path + "/results"])
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let delay = UInt32.random(in: 10...400, using: &generator)
            try course.start(level + [course.path + "/results"], killAfter: delay)
        }
        #expect(try course.grade(level + [course.path + "/results"]) == marks)
        #expect(try course.results() == undisturbed.results())
        let left = try FileManager.default.contentsOfDirectory(atPath: course.path + "/results")
        #expect(left.filter { $0.hasPrefix(".") } == [])
        #expect(eventually { Attack.strays(of: Course.cache).isEmpty })
        #expect(try FileManager.default.contentsOfDirectory(atPath: Course.cache + "/kata/v1/grading") == [])
    }
}

/// A folder of submissions, and the grading of it.
final class Course {
    /// The folder that holds the submissions and their results.
    let path: String
    private let katas: String
    /// The verdict that each submission deserves.
    private(set) var expected: [String: String] = [:]

    /// Makes a course of hostile submissions.
    init() throws {
        path = NSTemporaryDirectory() + "kata-course-\(UInt64.random(in: .min ... .max))"
        katas = "\(Attack.root)/target.yaml"
        try FileManager.default.createDirectory(
            atPath: path + "/subs", withIntermediateDirectories: true)
        Attack.rememberFiles()
    }

    /// Makes a course of submissions that are hostile to those who explore them.
    init(exploredBy kata: String) throws {
        path = NSTemporaryDirectory() + "kata-course-\(UInt64.random(in: .min ... .max))"
        katas = "\(Attack.root)/\(kata)"
        try FileManager.default.createDirectory(
            atPath: path + "/subs", withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: Attack.root + "/Explored") {
            try add("Explored/\(name)")
        }
    }

    /// Makes a course of a catalogue's kata: reference, starter and mutants.
    init(kata: String) throws {
        path = NSTemporaryDirectory() + "kata-course-\(UInt64.random(in: .min ... .max))"
        katas = "\(Course.package)/Katas/\(kata).yaml"
        try writeMutants(of: katas)
        let module = "\(Course.package)/Plugins/patterns/\(kata)"
        for name in ["Solution", "Starter"] {
            try FileManager.default.copyItem(atPath: "\(module)/\(name)", toPath: "\(path)/subs/\(name)")
        }
    }

    /// Writes the mutants of a kata as submissions.
    private func writeMutants(of kata: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Attack.programs + "/kata")
        process.arguments = ["mutants", kata, "--to", path + "/subs"]
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A cache of their own: other suites run at the same time.
    static let cache = OwnFolder.take("kata-graded-cache")

    private static let package = URL(fileURLWithPath: Attack.root).deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The attacks, as paths below their folder.
    func hostile() throws -> [String] {
        let graded = try FileManager.default.contentsOfDirectory(atPath: Attack.root + "/Graded")
            .filter { $0 != "executes-to-hide-memory" || Machine.showsImages }
        return Attack.all.map(\.name) + graded.map { "Graded/\($0)" }
    }

    /// Adds an attack with its verdict.
    func add(_ attack: String) throws {
        let name = URL(fileURLWithPath: attack).lastPathComponent
        let source = "\(Attack.root)/\(attack)"
        try FileManager.default.copyItem(atPath: source, toPath: "\(path)/subs/\(name)")
        expected[name] = try String(contentsOfFile: source + "/verdict", encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Adds folders that cannot or need not lie in a repository: links, pipes, names with a meaning, a thousand types.
    func addOddFolders() throws {
        let reference = "\(Attack.root)/Plugins/patterns/target/Solution/Target.swift"
        let files = FileManager.default
        func folder(_ name: String, _ verdict: String, _ fill: (String) throws -> Void) throws {
            let folder = "\(path)/subs/\(name)"
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try fill(folder)
            expected[name] = verdict
        }
        func copy(to folder: String, as name: String = "Target.swift") throws {
            try files.copyItem(atPath: reference, toPath: "\(folder)/\(name)")
        }
        try folder("links-to-a-file", "build") {
            try files.createSymbolicLink(atPath: $0 + "/Secret.swift", withDestinationPath: "/etc/passwd")
        }
        try folder("links-to-a-folder", "build") {
            try files.createSymbolicLink(atPath: $0 + "/Sources", withDestinationPath: "/etc")
        }
        try folder("hard-link", "build") {
            try copy(to: $0)
            try files.linkItem(atPath: $0 + "/Target.swift", toPath: $0 + "/Twin.swift")
        }
        try folder("pipe", "build") { _ = mkfifo($0 + "/Target.swift", 0o644) }
        try folder("deep", "build") {
            let deep = $0 + String(repeating: "/a", count: 20)
            try files.createDirectory(atPath: deep, withIntermediateDirectories: true)
            try copy(to: deep)
        }
        try folder("large", "build") {
            try Data(repeating: 0x20, count: 2 << 20).write(to: URL(fileURLWithPath: $0 + "/Target.swift"))
        }
        try folder("no-text", "build") {
            try Data([0x6C, 0x65, 0x74, 0xFF, 0xFE, 0x00]).write(
                to: URL(fileURLWithPath: $0 + "/Target.swift"))
        }
        try folder("has-many-types", "passed") {
            try copy(to: $0)
            let types = (0..<1000).map { "struct T\($0) { var a = 0; func b() {} }\n" }.joined()
            try Data(types.utf8).write(to: URL(fileURLWithPath: $0 + "/Types.swift"))
        }
        try folder("manifest", "passed") {
            try copy(to: $0)
            try Data("import Foundation; fatalError()".utf8).write(
                to: URL(fileURLWithPath: $0 + "/Package.swift"))
        }
        for (number, name) in [
            "-emit-library.swift", "@resp.swift", "a;$(id).swift", "\u{1B}[31m\u{202E}.swift",
        ]
        .enumerated() {
            try folder("name-\(number)", "passed") { try copy(to: $0, as: name) }
        }
        for name in ["-j", "=cmd()", "::error::x"] {
            try folder(name, "passed") { try copy(to: $0) }
        }
    }

    /// Grades all, and returns the verdicts by name.
    func grade(_ arguments: [String]) throws -> [String: String] {
        let result = try program(arguments).run()
        struct Report: Decodable {
            struct Submission: Decodable {
                struct Result: Decodable { var verdict: String }
                var name: String
                var result: Result?
            }
            var submissions: [Submission]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
        return Dictionary(
            uniqueKeysWithValues: report.submissions.map { ($0.name, $0.result?.verdict ?? "nothing") })
    }

    /// Starts a grading that is killed after some milliseconds, if it is not over by then.
    func start(_ arguments: [String], killAfter milliseconds: UInt32) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Attack.programs + "/kata")
        process.arguments = self.arguments(arguments)
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(milliseconds * 1000)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The published results by their keys.
    func results() throws -> [String: Data] {
        let folder = path + "/results"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".json")
        }
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
            })
    }

    private func arguments(_ more: [String]) -> [String] {
        ["grade", path + "/subs", "--each", "--katas", katas, "--format", "json"] + more
    }

    private var environment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "XDG_CACHE_HOME": Course.cache,
            "KATA_PLUGINS": "\(Attack.root)/Plugins:\(Course.package)/Plugins", "SECRET": "of the grader",
        ]
    }

    private func program(_ more: [String]) -> Program {
        Program(
            Attack.programs + "/kata", arguments(more), environment: environment,
            limits: Program.Limits(wallMilliseconds: 600_000, outputBytes: 64 << 20))
    }
}
