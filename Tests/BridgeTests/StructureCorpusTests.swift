import KataDiagnostics
import KataStructure
import KataSystem
import KataTranscript
import Testing

@testable import KataModules
@testable import kata_swift

/// Every module with sentences about structure, held against its own solutions, and against those of Tests/Structure.
///
/// Nothing is compiled: the facts come from the source. That the solutions' logs are right is proven by `kata verify`.
@Suite struct StructureCorpusTests {
    /// A solution, and whether it is the pattern.
    struct Item: Sendable, CustomTestStringConvertible {
        let module: String
        let folder: String
        let isPattern: Bool
        /// A cheat of the module, which changes the reference; its folder is only its name.
        var cheat: String?

        var testDescription: String {
            "\(module): \(folder.split(separator: "/").suffix(2).joined(separator: "/"))"
        }
    }

    /// Cheats whose source is that of the pattern: only a changed copy shows that a role bears nothing.
    private static let onlyCopiesTell: Set = [
        "adapter: Cheats/a-center-that-does-nothing", "bridge: Cheats/only-the-four-it-knows",
        "bridge: Cheats/prints-the-name-of-the-type", "interpreter: Cheats/asks-and-does-not-listen",
        "observer: Cheats/only-the-kinds-it-knows", "visitor: Cheats/only-the-moods-it-knows",
        "command: Cheats/orders-without-work", "decorator: Cheats/walks-and-asks-the-last-one",
        "observer: Cheats/empty-updates", "open-closed: Cheats/table-by-identity",
        "proxy: Cheats/he-gives-nothing", "proxy: lacks/forwarding-never-reached", "state: lacks/idle-states",
        "state: Cheats/says-it-itself", "strategy: Cheats/reckons-itself",
        "visitor: Cheats/elements-write-beside-it",
    ]

    private static let root = KataSystem.Files.realPath(
        KataSystem.Files.folder(of: KataSystem.Files.folder(of: KataSystem.Files.folder(of: #filePath))))

    private static let modules: [PatternPlugin] = {
        let registry = Registry(roots: [.init("\(root)/Plugins", .option)])
        return registry.all(.pattern).compactMap { try? registry.pattern($0.found.id) }.filter {
            $0.manifest.structure != nil
        }
    }()

    private static let items: [Item] = modules.flatMap { module in
        let id = module.found.id
        let own = [Item(module: id, folder: module.solution, isPattern: true)]
        // Where the log proves everything, a starter fails by its log.
        let isProvenByLog = module.manifest.structure?.rules.areProvenByLog == true
        let starter = isProvenByLog ? [] : [Item(module: id, folder: module.starter, isPattern: false)]
        let cheats = ModuleMutants(.cheats, of: module).names.map {
            Item(module: id, folder: "Cheats/\($0)", isPattern: false, cheat: $0)
        }
        let held = "\(root)/Tests/Structure/\(id)"
        return own + starter + cheats
            + [(module.variants, true), ("\(held)/fits", true), ("\(held)/lacks", false)]
            .flatMap { folder, isPattern in
                module.names(in: folder).map {
                    Item(module: id, folder: "\(folder)/\($0)", isPattern: isPattern)
                }
            }
    }

    @Test func thereAreModules() {
        #expect(Self.modules.count >= 22)
        #expect(Self.items.count >= 130)
    }

    @Test(arguments: items)
    func isJudgedAsLabelled(_ item: Item) throws {
        let verdict = try Self.judge(item)
        let shown = "\(verdict.sentence?.text ?? "") \(verdict.evidence.map { "\($0)" } ?? "")"
        if item.isPattern {
            #expect(verdict.level == .found, "\(shown)")
        } else if Self.onlyCopiesTell.contains(item.testDescription) {
            let asked = verdict.questions.count + verdict.openings.count + verdict.depths.count
            #expect(verdict.level == .found && asked > 0, "\(shown)")
        } else {
            #expect(verdict.level == .notFound || verdict.level == .refuted, "\(verdict.roles)")
        }
    }

    /// A sentence is needed if without it some cheat would be taken for the pattern; what only a run tells is left out.
    @Test(arguments: modules.map(\.found.id))
    func nobodyIsRefutedWithoutAPlace(_ id: String) throws {
        for item in Self.items where item.module == id {
            let verdict = try Self.judge(item)
            guard verdict.level == .refuted else { continue }
            #expect(!item.isPattern)
            #expect(verdict.evidence?.place != nil)
        }
    }

    private static func judge(_ item: Item) throws -> StructureVerdict {
        let module = try #require(modules.first { $0.found.id == item.module })
        var sources: [String: String] = [:]
        if let cheat = item.cheat {
            let set = try ModuleMutants(.cheats, of: module).sources(of: cheat, extensions: ["swift"])
            for file in set.files { sources[file.name] = String(decoding: file.bytes, as: UTF8.self) }
            return try judge(sources, module)
        }
        for folder in [module.solution, item.folder] {
            if folder == module.solution, item.folder == module.starter { continue }
            for name in KataSystem.Files.names(in: folder) where name.hasSuffix(".swift") {
                sources[name] = String(
                    decoding: try #require(KataSystem.Files.contents("\(folder)/\(name)")), as: UTF8.self)
            }
        }
        return try judge(sources, module)
    }

    private static func judge(_ own: [String: String], _ module: PatternPlugin) throws -> StructureVerdict {
        var sources = own
        for name in KataSystem.Files.names(in: module.support) where name.hasSuffix(".swift") {
            let bytes = try #require(KataSystem.Files.contents("\(module.support)/\(name)"))
            sources[name] = String(decoding: bytes, as: UTF8.self)
        }
        let files = sources.sorted { $0.key < $1.key }.map {
            SourceFile(path: "/solution/\($0.key)", text: $0.value)
        }
        let json = try JSONReader.read(Array(FactsWriter.write(files, below: "/solution").utf8))
        let rules = try #require(module.manifest.structure?.rules)
        return StructureJudge.judge(rules, ModuleFacts(json: json))
    }
}
