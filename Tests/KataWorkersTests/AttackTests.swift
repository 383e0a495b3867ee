import Foundation
import KataWorkers
import Testing

/// The hostile solutions of `Tests/Attacks`: each folder holds one, and the verdict that it deserves.
///
/// They run through the built program, one after another, at what the machine has and at the highest level that it
/// reaches. All are bounded in time, memory and output by the kata, and none speaks to anything but this machine.
@Suite(.serialized, .enabled(if: Attack.canRun, "kata and its helper are not built"))
struct AttackTests {
    @Test(arguments: Attack.all, Attack.levels)
    func getsWhatItsAnswersAreWorth(_ attack: Attack, _ level: String) throws {
        #expect(try attack.run(isolation: level) == attack.verdict)
        #expect(eventually { Attack.strays.isEmpty })
        #expect(Attack.litter == [])
    }

    @Test(
        .enabled(if: Attack.isRoot, "only root has capabilities to drop"),
        arguments: ["control-is-no-attack", "forks", "writes-files"])
    func standardNeedsNoCapability(_ name: String) throws {
        let attack = Attack(name: name)
        #expect(try attack.run(isolation: "standard", under: Attack.withoutCapabilities) == attack.verdict)
    }

    @Test(
        .enabled(if: Attack.canContain, "no namespace can be made in which others are forbidden"),
        arguments: ["control-is-no-attack", "forks", "reaches-for-others", "writes-files"])
    func standardNeedsNoNamespaces(_ name: String) throws {
        let attack = Attack(name: name)
        #expect(try attack.run(isolation: "standard", under: Attack.contained) == attack.verdict)
        // In there 'strong' cannot be had, and is refused.
        let refusal = try attack.run(isolation: "strong", under: Attack.contained)
        #expect(refusal?.contains("namespaces") == true)
    }

    @Test func thereAreAttacks() {
        #expect(Attack.all.count >= 29)
    }
}

/// A folder of `Tests/Attacks`.
struct Attack: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Attacks").path

    static let programs = URL(fileURLWithPath: FakeWorker.path).deletingLastPathComponent().path

    /// A cache of their own, so that what they leave can be told from the work of others.
    static let cache = OwnFolder.take("kata-attacks-cache")

    static let isRoot = geteuid() == 0

    /// Starts what follows without capabilities, as a container without privileges does.
    static let withoutCapabilities = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"]

    /// Starts what follows without capabilities where no namespace can be made either.
    static let contained =
        [
            "unshare", "--user", "--map-root-user", "sh", "-c",
            "echo 0 > /proc/sys/user/max_user_namespaces && exec \"$@\"", "sh",
        ] + withoutCapabilities

    static let canContain: Bool = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let words = contained + ["true"]
        let program = Program(words[0], Array(words.dropFirst()), environment: ["PATH": path])
        return (try? program.run())?.isSuccess ?? false
    }()

    static let canRun = ["kata", "kata-swift"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "\(programs)/\($0)")
    }

    static let all: [Attack] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return names.sorted().map(Attack.init).filter { $0.verdict != nil }
    }()

    /// What the machine has, and the highest level that it reaches by itself.
    static let levels = ["auto"] + ((try? MachineIsolation()).map { [$0.level.rawValue] } ?? [])

    /// The verdict that it deserves.
    var verdict: String? {
        (try? String(contentsOfFile: "\(Attack.root)/\(name)/verdict", encoding: .utf8))?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Judges the attack, and returns the verdict; `wrapper` is a command that starts kata.
    func run(
        isolation: String, under wrapper: [String] = [], cache: String = Attack.cache
    ) throws -> String? {
        Self.rememberFiles()
        let command =
            wrapper + [
                "\(Attack.programs)/kata", "run", "\(Attack.root)/target.yaml", "--with",
                "\(Attack.root)/\(name)",
                "--format", "json", "--isolation", isolation,
            ]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let package = URL(fileURLWithPath: Attack.root).deletingLastPathComponent()
            .deletingLastPathComponent()
        let result = try Program(
            command[0], Array(command.dropFirst()),
            // Without HOME there is no place for progress, so that nothing is written but the cache.
            environment: [
                "PATH": path, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": cache,
                "KATA_PLUGINS": "\(Attack.root)/Plugins:\(package.path)/Plugins", "SECRET": "of the grader",
            ],
            limits: Program.Limits(wallMilliseconds: 300_000)
        ).run()
        struct Report: Decodable {
            struct Kata: Decodable { var verdict: String }
            var katas: [Kata]
        }
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(result.output)) else {
            return String(decoding: result.output + result.errors, as: UTF8.self)
        }
        return report.katas.first?.verdict
    }

    /// Processes that still run something out of their cache.
    static var strays: [String] { strays(of: cache) }

    /// Processes that still run something out of a cache.
    static func strays(of cache: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { name in
            guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
            else { return false }
            return String(decoding: line, as: UTF8.self).contains(cache)
        }
    }

    /// Files that attacks made, which were not there when the tests began.
    static var litter: [String] { files.subtracting(filesBefore).sorted() }

    /// Notes which files are there before any attack runs.
    static func rememberFiles() { _ = filesBefore }

    private static let filesBefore = files

    private static var files: Set<String> {
        Set(
            ["/tmp", "/var/tmp", "/dev/shm", "/"].flatMap { folder in
                ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                    .filter { $0.hasPrefix("kata-attack-") }.map { "\(folder)/\($0)" }
            })
    }
}
