import Foundation
import KataJudging
import KataLearning
import KataResults
import KataScript
import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// What a learner begins with, of every kata in every language that is not the kata's own: it builds, and fails in the kata's words.
@Suite struct StarterTests {
    /// A kata in a language, or in a dialect of one.
    struct Item: Sendable, CustomTestStringConvertible {
        let kata: String
        /// The id of the language, or of the dialect.
        let name: String
        /// The id of the language that builds it.
        let language: String

        var testDescription: String { "\(kata) in \(name)" }
    }

    private static let plugins = Workshop.package.path + "/Plugins"

    /// The names that starters are made in, with the language of each.
    private static let names = Files.names(in: "\(plugins)/languages").sorted().flatMap { language in
        Files.names(in: "\(plugins)/languages/\(language)/starters").sorted()
            .map { (name: String($0.dropLast(".yaml".count)), language: language) }
    }

    private static let items = Files.names(in: Workshop.package.path + "/Katas").filter {
        $0.hasSuffix(".yaml")
    }
    .sorted().flatMap { file in
        names.map { Item(kata: String(file.dropLast(5)), name: $0.name, language: $0.language) }
    }

    @Test func thereAreFiveLanguagesAndDialects() {
        #expect(
            Self.names.map(\.name)
                == ["java", "javascript", "typescript", "objective-c", "python"])
        #expect(Self.items.count >= 5 * 42)
    }

    @Test(arguments: items) func buildsAndFails(_ item: Item) throws {
        guard Workshop.isInstalled(item.language) else {
            #expect(!Workshop.requiresAll, "\(item.language) is not installed on this machine")
            return
        }
        let folder = try TemporaryFolder()
        let file = "\(Workshop.package.path)/Katas/\(item.kata).yaml"
        guard try Self.canHold(item, file) else { return }
        let made = try WorkspaceMaker(Workshop.environment).make(
            file, in: folder.path + "/own", language: item.name)
        #expect(made.own.count == 1)
        let modules = try Workshop.environment.makeModuleStore()
        defer { modules.shutdown() }
        var options = KataJudge.Options()
        options.solution = .folder(made.folder)
        options.structure = .off
        options.tellsContract = true
        let judge = KataJudge(environment: Workshop.environment, modules: modules, options: options)
        var result = try #require(judge.judge(file))
        // A machine that does something else may hold a worker up for longer than a limit forgives, but not each time.
        for _ in 0..<2 where result.verdict == .limit { result = try #require(judge.judge(file)) }
        // Where nothing is there yet, a script meets nil, or a list without elements.
        let fair: Set<Verdict> = [.failed, .contract, .threw]
        #expect(fair.contains(result.verdict), "\(result.verdict): \(result.finding.map { "\($0)" } ?? "")")
        let verdicts = result.scenarios.map(\.verdict)
        #expect(!verdicts.isEmpty, "nothing ran: \(result.finding.map { "\($0)" } ?? "")")
        let unfair = result.scenarios.filter { !(fair.union([.passed, .skipped])).contains($0.verdict) }
        #expect(unfair.isEmpty, "\(unfair.map { ($0.name, $0.findings.map(\.sentence)) })")
    }

    /// Tells whether a language has what a kata wants; where it lacks that, nothing can be begun in it.
    private static func canHold(_ item: Item, _ file: String) throws -> Bool {
        let wants = try #require(LoadedKata(path: file)?.kata).wants
        let language = try Workshop.environment.registry(forKatasIn: Files.folder(of: file)).language(
            item.language)
        guard let missing = language.manifest.missing(of: wants) else { return true }
        let folder = try TemporaryFolder()
        do {
            _ = try WorkspaceMaker(Workshop.environment).make(
                file, in: folder.path + "/own", language: item.name)
            Issue.record("\(item) can be begun, though it cannot be ended")
        } catch {
            #expect("\(error)".contains("lacking"), "\(error) is not '\(missing)'")
        }
        return false
    }
}
