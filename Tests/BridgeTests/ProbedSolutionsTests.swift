import Foundation
import KataJudging
import KataResults
import KataSystem
import KataTesting
import KataTranscript
import Testing

@testable import KataModules

/// Solutions behave with probes as they do without: every scenario is run with both, and the logs are compared by command.
///
/// `KATA_PROBES=all` asks for all references, variants, cheats and solutions of Tests/Structure, `KATA_PROBES=state,observer` for those
/// of some katas: each is one more build.
@Suite struct ProbedSolutionsTests {
    /// A kata with a solution; nil for the reference.
    struct Item: Sendable, CustomTestStringConvertible {
        let kata: String
        var folder: String?
        var cheat: String?

        var testDescription: String {
            "\(kata) \(cheat ?? folder.map(KataSystem.Files.name(of:)) ?? "reference")"
        }
    }

    private static let root = Workshop.package.path

    private static let items: [Item] =
        switch ProcessInfo.processInfo.environment["KATA_PROBES"] {
        case "all"?: all
        case let names? where !names.isEmpty:
            all.filter { names.split(separator: ",").contains(Substring($0.kata)) }
        default: ["composite", "observer", "state", "template-method"].map { Item(kata: $0) }
        }

    private static var all: [Item] {
        KataSystem.Files.names(in: "\(root)/Katas").filter { $0.hasSuffix(".yaml") }.flatMap { file in
            let kata = String(file.dropLast(".yaml".count))
            let registry = Registry(roots: [.init("\(root)/Plugins", .option)])
            let cheats = (try? registry.pattern(kata)).map { ModuleMutants(.cheats, of: $0).names } ?? []
            let folders = [
                "Plugins/patterns/\(kata)/Variants",
                "Tests/Structure/\(kata)/fits", "Tests/Structure/\(kata)/lacks",
            ].map { "\(root)/\($0)" }
            return [Item(kata: kata)] + cheats.map { Item(kata: kata, cheat: $0) }
                + folders.flatMap { folder in
                    KataSystem.Files.names(in: folder).filter { !$0.hasPrefix(".") }.map {
                        Item(kata: kata, folder: "\(folder)/\($0)")
                    }
                }
        }
    }

    @Test(arguments: items)
    func behavesTheSame(_ item: Item) throws {
        let environment = Workshop.environment
        let modules = try environment.makeModuleStore()
        defer { modules.shutdown() }
        let staged = try Self.staged(item)
        var options = KataJudge.Options()
        options.solution = item.cheat.map { .cheat($0) } ?? staged.map { .folder($0.path) } ?? .reference
        options.structure = .off
        options.view = .calls
        let judge = KataJudge(environment: environment, modules: modules, options: options)
        let result = try #require(judge.judge("\(Self.root)/Katas/\(item.kata).yaml"))
        if item.cheat == nil, item.folder == nil { #expect(result.verdict == .passed) }
        // What does not build has nothing to compare.
        guard result.finding == nil else { return }
        for scenario in result.scenarios {
            #expect(scenario.recording?.hasCalls == true, "\(scenario.name)")
        }
        #expect(
            result.scenarios.contains { $0.recording?.steps.contains { !$0.calls.isEmpty } ?? false }
                || ["structs"].contains(item.kata))
    }

    /// A solution's files over those of the reference: it may have only some.
    private static func staged(_ item: Item) throws -> TemporaryFolder? {
        guard let folder = item.folder else { return nil }
        let staged = try TemporaryFolder()
        for place in ["\(root)/Plugins/patterns/\(item.kata)/Solution", folder] {
            for name in KataSystem.Files.names(in: place) {
                let bytes = try #require(KataSystem.Files.contents("\(place)/\(name)"))
                try staged.write(name, String(decoding: bytes, as: UTF8.self))
            }
        }
        return staged
    }
}
