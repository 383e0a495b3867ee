import SwiftOperators
import SwiftSyntax

/// Plans the mutants of a solution and writes them into copies of its sources, each behind a guard that asks for its number.
final class MutantWriter {
    /// The mutants in the order of the sources.
    private(set) var mutants: [PlannedMutant] = []
    /// What is put into the sources.
    private(set) var insertions = Insertions()
    let names: SolutionNames
    private var file: SourceFile
    private var source: [UInt8] = []
    private var seen: Set<Change> = []
    /// What is said of the parts of long expressions, by those.
    private var chains: [SyntaxIdentifier: [(mutant: PlannedMutant, range: Range<Int>, code: String)]] = [:]

    /// A change without what both sides have in common, by which equal mutants are told.
    private struct Change: Hashable {
        let path: String
        let offset: Int
        let old: [UInt8]
        let new: [UInt8]
    }

    /// What the generated file declares for the guards.
    static let functions = """
        nonisolated func __kataIs(_ __kataNumber: Swift::Int) -> Swift::Bool {
        KataRuntime::Mutants.has(__kataNumber)
        }

        """

    /// Plans the mutants of some of the parsed sources, whose paths below a folder are given.
    init(_ files: [SourceFile], in mutated: Set<String>, below folder: String) {
        // A solution's own operators stay as they are; the rest is folded.
        let trees = files.map { file in
            OperatorTable.standardOperators.foldAll(file.tree) { _ in }.as(SourceFileSyntax.self) ?? file.tree
        }
        names = SolutionNames(trees)
        file = files.first ?? SourceFile(path: "", text: "")
        for (file, tree) in zip(files, trees)
        where mutated.contains(String(file.path.dropFirst(folder.count + 1))) {
            self.file = file
            source = Array(file.tree.description.utf8)
            MutantFinder(self).walk(tree)
        }
    }

    // MARK: What finders say

    /// Plans a mutant; nil where the same is planned already.
    func plan(_ kind: MutantOperator, _ range: Range<Int>, _ replacement: String) -> PlannedMutant? {
        var old = source[range]
        var new = Array(replacement.utf8)[...]
        while let left = old.last, left == new.last {
            old.removeLast()
            new.removeLast()
        }
        var offset = range.lowerBound
        while let left = old.first, left == new.first {
            old.removeFirst()
            new.removeFirst()
            offset += 1
        }
        guard !old.isEmpty || !new.isEmpty else { return nil }
        let change = Change(path: file.path, offset: offset, old: Array(old), new: Array(new))
        guard seen.insert(change).inserted else { return nil }
        let mutant = PlannedMutant(
            number: mutants.count + 1, kind: kind, file: file, range: range, replacement: replacement)
        mutants.append(mutant)
        return mutant
    }

    /// Puts text before a node, outside of what is put before the nodes in it.
    func open(_ text: String, before node: some SyntaxProtocol, _ mutant: PlannedMutant, inner: Bool = false)
    {
        insertions.insert(
            text, at: node.ownRange.lowerBound, of: file, name: mutant.name,
            rank: 2 * node.depth + (inner ? 1 : 0))
    }

    /// Puts text behind a node, outside of what is put behind the nodes in it.
    func close(_ text: String, behind node: some SyntaxProtocol, _ mutant: PlannedMutant) {
        insertions.insert(
            text, at: node.ownRange.upperBound, of: file, name: mutant.name, rank: -1_000_000 - node.depth)
    }

    /// Puts text before a byte.
    func insert(_ text: String, at offset: Int, _ mutant: PlannedMutant) {
        insertions.insert(text, at: offset, of: file, name: mutant.name)
    }

    // MARK: Shapes

    /// Makes an expression another one while a mutant is on.
    func replace(_ node: some SyntaxProtocol, by code: String, _ mutant: PlannedMutant) {
        if let chain = ExpressionChain.around(Syntax(node)) {
            chains[chain.id, default: []].append((mutant, node.ownRange, code))
        } else {
            choose(node, code, mutant)
        }
    }

    private func choose(_ node: some SyntaxProtocol, _ code: String, _ mutant: PlannedMutant) {
        open("(__kataIs(\(mutant.number)) ? (\(code)) : ", before: node, mutant)
        close(")", behind: node, mutant)
    }

    /// Writes what ``replace(_:by:_:)`` said of the parts of a chain: a closure that chooses between whole expressions.
    func writeChain(_ node: InfixOperatorExprSyntax) {
        guard let parts = chains.removeValue(forKey: node.id), let first = parts.first else { return }
        var written: Set<Int> = []
        let rank = 2 * node.depth
        let (start, end) = (node.ownRange.lowerBound, node.ownRange.upperBound)
        let name = "chain \(first.mutant.number)"
        insertions.insert("({ ", at: start, of: file, name: name, rank: rank)
        for part in parts where written.insert(part.mutant.number).inserted {
            let changes = parts.filter { $0.mutant.number == part.mutant.number }
                .map { (range: $0.range, text: "(\($0.code))") }
            // A text of several lines cannot be said again.
            let code = OneLine.text(of: node, replacing: changes) ?? "()"
            insertions.insert(
                "if __kataIs(\(part.mutant.number)) { return \(code) }; ", at: start, of: file,
                name: part.mutant.name, rank: rank)
        }
        insertions.insert(Insertions.word, at: start, of: file, name: name, rank: rank + 1)
        insertions.insert(" }())", at: end, of: file, name: name, rank: -1_000_000 - node.depth)
    }

    /// Leaves a statement out, or does another one, while a mutant is on.
    func guardStatement(_ node: some SyntaxProtocol, otherwise code: String? = nil, _ mutant: PlannedMutant) {
        if let code {
            open("if __kataIs(\(mutant.number)) { \(code) } else { ", before: node, mutant)
        } else {
            open("if !__kataIs(\(mutant.number)) { ", before: node, mutant)
        }
        close(" }", behind: node, mutant)
    }

    /// The source text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}
