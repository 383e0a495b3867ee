import Foundation
import KataDiagnostics
import Testing

@testable import KataAuthoring
@testable import KataJudging

/// What `kata check --fix` makes of the bad corpus: each fix mends what it was offered for.
@Suite struct FixTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus/bad")

    /// The cases of the corpus for which a fix is offered.
    private static let fixable: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? []
        return names.sorted().filter { name in
            LoadedKata(path: path(name))?.diagnostics.found.contains { $0.fix != nil } ?? false
        }
    }()

    private static func path(_ name: String) -> String {
        corpus.appending(path: "\(name)/kata.yaml").path
    }

    @Test func thereAreCases() {
        #expect(Self.fixable.count >= 25)
    }

    @Test(arguments: FixTests.fixable)
    func mendsWhatItIsFor(_ name: String) throws {
        var loaded = try #require(LoadedKata(path: Self.path(name)))
        let first = loaded.diagnostics.sorted
        let offered = first.filter { $0.fix != nil }
        var turns = 0
        while let mended = loaded.source.applyingFixes(of: loaded.diagnostics.sorted) {
            turns += 1
            try #require(turns <= 20, "the fixes undo one another")
            loaded = LoadedKata(SourceFile(path: loaded.source.path, bytes: mended.bytes))
        }
        let left = loaded.diagnostics.sorted
        for problem in offered {
            let before = first.count { $0.code.id == problem.code.id }
            let after = left.count { $0.code.id == problem.code.id }
            #expect(after < before, "\(problem.code.id) is still there:\n\(text(of: loaded))")
        }
    }

    private func text(of loaded: LoadedKata) -> String {
        let writer = DiagnosticText()
        return String(decoding: loaded.source.bytes, as: UTF8.self)
            + loaded.diagnostics.sorted.map { writer.text(of: $0, in: loaded.source) }.joined()
    }
}
