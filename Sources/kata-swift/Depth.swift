import SwiftSyntax

extension SourceFile {
    /// So deep code may be nested; what reads it takes a piece of the stack for each level.
    static let maximumDepth = 1000
}

extension SourceFileSyntax {
    /// Returns the first byte of something that is nested deeper than a number of levels.
    func excess(over limit: Int) -> Int? {
        var open: [(node: Syntax, depth: Int)] = [(Syntax(self), 0)]
        while let (node, depth) = open.popLast() {
            guard depth < limit else { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            open += node.children(viewMode: .sourceAccurate).map { ($0, depth + 1) }.reversed()
        }
        return nil
    }
}

extension String {
    /// The place of a byte of this text, as compilers write it.
    func place(at offset: Int, in path: String) -> String {
        let before = utf8.prefix(offset)
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return "\(path):\(before.count { $0 == UInt8(ascii: "\n") } + 1):\(column)"
    }
}
