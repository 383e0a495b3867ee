import Foundation
import KataDiagnostics
import KataTesting
import Testing

@testable import KataModules

@Suite struct RegistryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func root(_ name: String, _ origin: Registry.Root.Origin) -> Registry.Root {
        Registry.Root("\(folder.path)/\(name)", origin)
    }

    private func language(_ id: String, in root: String) throws {
        try folder.write(
            "\(root)/languages/\(id)/plugin.yaml",
            """
            plugin: 1
            kind: language
            id: \(id)
            version: 1.0.0
            title: T
            extensions: [t]
            tools: [cc]
            detect: [cc, --version]
            build: [[cc]]
            run: [worker]
            """)
    }

    @Test func theFirstToNameAnIdWins() throws {
        try folder.pattern("state", in: "near")
        try folder.pattern("state", in: "far")
        try folder.pattern("visitor", in: "far")
        let registry = Registry(roots: [root("near", .option), root("far", .installation)])
        #expect(registry.find(.pattern, "state")?.folder == "\(folder.path)/near/patterns/state")
        #expect(try registry.pattern("visitor").found.root.origin == .installation)
        let all = registry.all(.pattern).map {
            ($0.found.root.origin, $0.found.id, $0.shadowedBy?.root.origin)
        }
        #expect(all.map(\.0) == [.option, .installation, .installation])
        #expect(all.map(\.1) == ["state", "state", "visitor"])
        #expect(all.map(\.2) == [nil, .option, nil])
    }

    @Test func aFolderCountsOnceAndOneThatIsNotThereNotAtAll() throws {
        try folder.pattern("state", in: "near")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/near")
        let registry = Registry(roots: [
            root("near", .option), root("link", .user), root("none", .installation),
        ])
        #expect(registry.roots == [root("near", .option)])
    }

    @Test(arguments: ["../state", "a/b", "..", "", ".", "stat"])
    func whatIsNoFolderOfPluginsIsNotFound(_ id: String) throws {
        try folder.pattern("state", in: "near")
        for stray in ["state", "patterns/a/b", ".", "patterns"] {
            try folder.write("near/\(stray)/plugin.yaml", "")
        }
        let registry = Registry(roots: [root("near", .option)])
        #expect(registry.find(.pattern, id) == nil)
    }

    @Test func anUnknownIdGetsTheNearestAndWhereItWasLookedFor() throws {
        try folder.pattern("state", in: "near")
        let registry = Registry(roots: [root("near", .option)])
        let error = #expect(throws: RegistryError.self) { try registry.pattern("sate") }
        guard case .unknown(.pattern, "sate", let nearest, let roots) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(nearest == "state")
        #expect(roots == ["\(folder.path)/near"])
    }

    @Test func aBrokenManifestIsTold() throws {
        try folder.pattern("state", in: "near", "nonsense: 1\n")
        let error = #expect(throws: RegistryError.self) {
            try Registry(roots: [root("near", .option)]).pattern("state")
        }
        guard case .invalid(let file, let diagnostics) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(file.path == "\(folder.path)/near/patterns/state/plugin.yaml")
        #expect(diagnostics.sorted.map(\.code.id) == ["E0204"])
    }

    @Test func aLanguageBesideAKataIsPassedOver() throws {
        try language("tongue", in: "kata")
        let registry = Registry(roots: [root("kata", .kata)])
        #expect(registry.find(.language, "tongue") == nil)
        #expect(registry.untrusted(language: "tongue")?.id == "tongue")
        #expect(registry.all(.language).map(\.isTrusted) == [false])
        let error = #expect(throws: RegistryError.self) { try registry.language("tongue") }
        guard case .untrusted("tongue", "\(folder.path)/kata/languages/tongue") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func anUntrustedLanguageShadowsNothing() throws {
        try language("tongue", in: "kata")
        try language("tongue", in: "installed")
        let registry = Registry(roots: [root("kata", .kata), root("installed", .installation)])
        #expect(try registry.language("tongue").found.root.origin == .installation)
        #expect(registry.all(.language).allSatisfy { $0.shadowedBy == nil })
    }

    @Test(arguments: ["kata", "kata/languages/tongue"])
    func trustNamesAFolderOfPluginsOrOneLanguage(_ trusted: String) throws {
        try language("tongue", in: "kata")
        let registry = Registry(roots: [root("kata", .kata)], trusted: ["\(folder.path)/\(trusted)"])
        #expect(try registry.language("tongue").manifest.id == "tongue")
    }

    @Test func trustOfOneLanguageIsNotThatOfAnother() throws {
        try language("tongue", in: "kata")
        try language("other", in: "kata")
        let registry = Registry(
            roots: [root("kata", .kata)], trusted: ["\(folder.path)/kata/languages/other"])
        #expect(registry.find(.language, "tongue") == nil)
    }

    @Test func aPatternBesideAKataNeedsNoTrust() throws {
        try folder.pattern("state", in: "kata")
        #expect(Registry(roots: [root("kata", .kata)]).find(.pattern, "state") != nil)
    }
}
