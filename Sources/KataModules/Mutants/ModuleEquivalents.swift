public import KataDiagnostics
import KataSystem

/// What a module says in `equivalents.yaml`: mutants of `kata mutate` that nothing can show.
public struct ModuleEquivalents: Sendable {
    /// The file.
    public let source: SourceFile
    /// The entries that speak of lines which the reference has.
    public private(set) var entries: [EquivalentMutant] = []
    /// What is wrong with the others, held against the reference, but against no mutant.
    public private(set) var diagnostics = Diagnostics()

    /// Reads what a module says, and holds it against its reference.
    ///
    /// - Parameters:
    ///   - source: The file; nil for the one in the module's folder.
    ///   - extensions: Those of the language's sources.
    /// - Returns: nil where there is no such file.
    public init?(of plugin: PatternPlugin, _ source: SourceFile? = nil, extensions: [String]) {
        let path = plugin.equivalentsFile
        guard let source = source ?? Files.contents(path).map({ SourceFile(path: path, bytes: $0) }) else {
            return nil
        }
        self.source = source
        let all = EquivalentReader.equivalents(source, diagnostics: &diagnostics)
        let reference = try? SourceSet(in: plugin.solution, extensions: extensions)
        for entry in all where isSound(entry, reference) { entries.append(entry) }
    }

    /// Reads a file that lies beside no module.
    public init(_ source: SourceFile) {
        self.source = source
        entries = EquivalentReader.equivalents(source, diagnostics: &diagnostics)
    }

    private mutating func isSound(_ entry: EquivalentMutant, _ reference: SourceSet?) -> Bool {
        func report(_ problem: EquivalentProblem, _ text: LocatedText) -> Bool {
            diagnostics.add(problem.diagnostic(at: text.range))
            return false
        }
        let twin = entries.first {
            $0.file.string == entry.file.string && $0.oldKey == entry.oldKey && $0.newKey == entry.newKey
        }
        if let twin {
            return report(.twice(line: source.position(at: twin.line.range.start).line), entry.line)
        }
        if entry.oldKey == entry.newKey { return report(.sameText, entry.line) }
        if entry.why.allSatisfy(\.isWhitespace) { return report(.noWhy, entry.line) }
        guard let reference else { return true }
        guard let file = reference.files.first(where: { $0.name == entry.file.string }) else {
            let problem = MutantProblem.unknownFile(entry.file.string, names: reference.files.map(\.name))
            diagnostics.add(problem.diagnostic(at: entry.file.range))
            return false
        }
        let lines = EquivalentMutant.key(of: String(decoding: file.bytes, as: UTF8.self))
        if lines.contains(entry.oldKey) { return true }
        let wanted = WantedText(entry.line.bytes, isWholeLines: true)
        let nearest = NearestText.find(wanted, in: SourceLines(file.bytes))
        return report(
            .notFound(text: entry.oldKey.first ?? "", file: file.name, nearest: nearest), entry.line)
    }
}

extension PatternPlugin {
    /// The file that explains mutants which nothing can show; it need not be there.
    public var equivalentsFile: String { found.folder + "/equivalents.yaml" }

    /// Tells whether a file explains such mutants of the module in its folder.
    public static func isEquivalentsFile(_ path: String) -> Bool {
        Files.name(of: path) == "equivalents.yaml" && Files.isFile("\(Files.folder(of: path))/plugin.yaml")
    }
}
