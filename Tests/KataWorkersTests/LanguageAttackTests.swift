import Foundation
import KataTesting
import KataWorkers
import Testing

/// The hostile solutions of `Tests/Attacks/languages`, in other languages than Swift, each with the verdict that it deserves.
@Suite(.serialized, .enabled(if: Attack.canRun, "kata and its helper are not built"))
struct LanguageAttackTests {
    private static let programs = [
        "java": "javac", "javascript": "node", "objective-c": "gnustep-config", "python": "python3",
    ]

    /// Another cache than that of the attacks in Swift, which run at the same time.
    private static let cache = OwnFolder.take("kata-language-attacks-cache")

    private static let all = programs.keys.sorted().flatMap { language in
        let folder = "\(Attack.root)/languages/\(language)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { Attack(name: "languages/\(language)/\($0)") }
    }

    @Test func thereAreAttacksInEachLanguage() {
        for language in Self.programs.keys {
            #expect(Self.all.count { $0.name.hasPrefix("languages/\(language)/") } >= 5, "\(language)")
        }
    }

    @Test(arguments: all, Attack.levels)
    func getsWhatItsAnswersAreWorth(_ attack: Attack, _ level: String) throws {
        let language = String(attack.name.split(separator: "/")[1])
        guard try Self.isInstalled(language) else { return }
        #expect(try attack.run(isolation: level, cache: Self.cache) == attack.verdict)
        #expect(eventually { Attack.strays(of: Self.cache).isEmpty })
        #expect(Attack.litter == [])
    }

    /// Tells whether this machine has a language; its want is a failure where all of them are to be there.
    private static func isInstalled(_ language: String) throws -> Bool {
        let surroundings = ProcessInfo.processInfo.environment
        let folders = (surroundings["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let program = programs[language] ?? language
        let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
        #expect(
            isThere || !Requirement.demands("languages"),
            "\(language) is not installed on this machine")
        return isThere
    }
}
