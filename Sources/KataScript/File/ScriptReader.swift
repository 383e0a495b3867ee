internal import KataDiagnostics
internal import KataYAML

/// Reads the values that hold text of the script language: blocks, objects and undo rules.
enum ScriptReader {
    /// Returns the statements of `commands` or `setup`; nil after reporting that there is no block of text.
    static func block(_ node: YAMLNode, key: String, diagnostics: inout Diagnostics) -> Block? {
        guard node.kind != .refused else { return nil }
        guard node.isScalar else {
            diagnostics.add(
                FileProblem.scriptIsNoBlock(key: key, isList: node.kind == .sequence).diagnostic(
                    at: start(of: node)))
            return nil
        }
        guard !node.joinsLines else {
            diagnostics.add(joined(node, key: key))
            return nil
        }
        guard !refuseComment(node, diagnostics: &diagnostics) else { return nil }
        let text = node.text
        guard !isEmptyScript(text.bytes) else {
            diagnostics.add(FileProblem.emptyCommands(key: key).diagnostic(at: start(of: node)))
            return nil
        }
        return ScriptParser.block(text, diagnostics: &diagnostics)
    }

    /// Returns the objects of a map or block, in order.
    static func objects(_ node: YAMLNode, diagnostics: inout Diagnostics) -> [ObjectDeclaration] {
        if let text = block(of: node, key: "objects", diagnostics: &diagnostics) {
            return ScriptParser.objects(text, diagnostics: &diagnostics)
        }
        guard !node.isScalar, let entries = node.readEntries("'objects'", diagnostics: &diagnostics),
            !refuseCut(entries, in: node, diagnostics: &diagnostics)
        else { return [] }
        var result: [ObjectDeclaration] = []
        for (key, value) in entries {
            guard let text = expressionText(value, key: key, diagnostics: &diagnostics) else {
                continue
            }
            let name = ScriptParser.boundName(key.text, diagnostics: &diagnostics)
            let expression = ScriptParser.expression(text, diagnostics: &diagnostics)
            if let name, let expression { result.append(ObjectDeclaration(name: name, value: expression)) }
        }
        return result
    }

    /// Returns how commands are undone.
    static func undo(_ node: YAMLNode, diagnostics: inout Diagnostics) -> UndoPolicy {
        if node.isScalar, node.holds("replay") { return .replay }
        if let text = block(of: node, key: "undo", diagnostics: &diagnostics) {
            return .rules(ScriptParser.inverseRules(text, diagnostics: &diagnostics))
        }
        guard !node.isScalar, let entries = node.readEntries("'undo'", diagnostics: &diagnostics),
            !refuseCut(entries, in: node, diagnostics: &diagnostics)
        else { return .rules([]) }
        var rules: [InverseRule] = []
        for (key, value) in entries {
            guard let text = expressionText(value, key: key, diagnostics: &diagnostics) else {
                continue
            }
            if let rule = ScriptParser.inverseRule(left: key.text, right: text, diagnostics: &diagnostics) {
                rules.append(rule)
            }
        }
        return .rules(rules)
    }

    /// Returns the text of the block form; nil for a map, and after reporting a scalar that is no block.
    private static func block(
        of node: YAMLNode, key: String, diagnostics: inout Diagnostics
    ) -> LocatedText? {
        guard node.isScalar else { return nil }
        guard !node.isAbsent else {
            node.reportShape("'\(key)'", wanted: "a block or a map of entries", diagnostics: &diagnostics)
            return nil
        }
        if key == "undo", !node.joinsLines, !node.string.utf8.contains(UInt8(ascii: "\n")),
            !node.string.contains("->")
        {
            diagnostics.add(FileProblem.badUndo(text: node.string).diagnostic(at: node.range))
            return nil
        }
        guard !node.joinsLines else {
            diagnostics.add(joined(node, key: key))
            return nil
        }
        guard !refuseComment(node, diagnostics: &diagnostics) else { return nil }
        return node.text
    }

    /// Reports the first entry of `{…}` that a comma inside an expression cut; the others are pieces of it.
    private static func refuseCut(
        _ entries: [(key: YAMLNode, value: YAMLNode)], in map: YAMLNode, diagnostics: inout Diagnostics
    ) -> Bool {
        guard map.isFlow else { return false }
        let cut = entries.first { entry in
            entry.value.isAbsent
                || entry.value.kind == .scalar(.plain) && !isBalanced(Array(entry.value.string.utf8))
        }
        guard let cut else { return false }
        let place = cut.value.isAbsent ? cut.key.range : cut.value.range
        diagnostics.add(FileProblem.commaCutEntry(key: cut.key.string).diagnostic(at: place))
        return true
    }

    private static func joined(_ node: YAMLNode, key: String) -> Diagnostic {
        let place = start(of: node)
        let fix = FixIt("keep the lines", replacing: place, with: "|")
        let isFolded = node.kind == .scalar(.folded)
        return FileProblem.linesAreJoined(key: key).diagnostic(at: place, fix: isFolded ? fix : nil)
    }

    /// Returns the text of an entry's value, unless YAML made something else of it.
    private static func expressionText(
        _ value: YAMLNode, key: YAMLNode, diagnostics: inout Diagnostics
    ) -> LocatedText? {
        switch value.kind {
        case .refused: return nil
        case .sequence, .mapping:
            diagnostics.add(eaten(value, found: value.kind == .sequence ? "a list" : "a map"))
            return nil
        case .scalar: break
        }
        if value.isAbsent {
            diagnostics.add(FileProblem.emptyEntry(key: key.string).diagnostic(at: key.range))
            return nil
        }
        guard !refuseComment(value, diagnostics: &diagnostics) else { return nil }
        return value.text
    }

    /// Reports a comment that cuts an expression inside its brackets or quotes.
    private static func refuseComment(_ node: YAMLNode, diagnostics: inout Diagnostics) -> Bool {
        guard let comment = node.trailingComment, !isBalanced(node.text.bytes) else { return false }
        diagnostics.add(
            FileProblem.expressionCutByComment.diagnostic(
                at: comment, fix: Quoting.fix(from: node.range.start, in: node.file)))
        return true
    }

    private static func eaten(_ value: YAMLNode, found: String) -> Diagnostic {
        let isOneLine = value.file.line(at: value.range.start) == value.file.line(at: value.range.end)
        let source = value.file.text(in: value.range)
        let fix = FixIt("quote the expression", replacing: value.range, with: Quoting.quoted(source))
        return FileProblem.valueEaten(found: found).diagnostic(
            at: start(of: value), fix: isOneLine ? fix : nil)
    }

    /// Tells whether brackets and quotes of an expression are all closed.
    private static func isBalanced(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var inString = false
        var isEscaped = false
        for byte in bytes {
            if inString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    inString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): inString = true
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return depth == 0 && !inString
    }

    /// Tells whether there is nothing but blanks and comments.
    private static func isEmptyScript(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
            let first = line.first {
                $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r")
            }
            return first == nil || first == UInt8(ascii: "#")
        }
    }

    /// Where a value is best pointed at: all of it if it is on one line, else its first byte.
    private static func start(of node: YAMLNode) -> SourceRange {
        let line = node.file.range(ofLine: node.file.line(at: node.range.start))
        if node.isScalar, node.range.end <= line.end { return node.range }
        return SourceRange(node.range.start, min(node.range.start + 1, node.range.end))
    }
}
