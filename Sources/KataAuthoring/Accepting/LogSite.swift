import KataDiagnostics
import KataText
import KataYAML

/// Where an expected log stands: the value of a key, in a map.
struct LogSite {
    /// The key.
    let key: YAMLNode
    /// The log.
    let value: YAMLNode

    /// Finds the log in a scenario's map; nil where `expect` is absent or says nothing of the log.
    init?(in map: YAMLNode) {
        guard let entry = map.entries.first(where: { $0.key.holds("expect") }) else { return nil }
        self.init(entry)
        guard entry.value.kind == .mapping else { return }
        guard let log = entry.value.entries.first(where: { $0.key.holds("log") }) else { return nil }
        self.init(log)
    }

    /// Makes the site of an entry.
    init(_ entry: (key: YAMLNode, value: YAMLNode)) {
        key = entry.key
        value = entry.value
    }

    /// The indentation of the map in which the key stands.
    var indentation: Int { key.file.column(of: key.range.start) }

    /// Returns the map of the scenario at `index`; the root for a kata without `scenarios`.
    static func scenarioMap(_ index: Int, in root: YAMLNode) -> YAMLNode? {
        guard let scenarios = root.value(of: "scenarios") else { return root }
        return scenarios.items.indices.contains(index) ? scenarios.items[index] : nil
    }
}

extension SourceFile {
    /// The line break that the file uses.
    var lineBreak: String {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns how many bytes stand before an offset on its line.
    func column(of offset: Int) -> Int { offset - range(ofLine: line(at: offset)).start }

    /// Returns the offset behind the last byte of an offset's line, without the line break.
    func lineEnd(at offset: Int) -> Int { range(ofLine: line(at: offset)).end }

    /// Returns the number of blanks that a line begins with.
    func indentation(ofLine line: Int) -> Int {
        let range = range(ofLine: line)
        return bytes[range.start..<range.end].prefix { $0 == UInt8(ascii: " ") }.count
    }

    /// Returns the text of a line, without its line break.
    func text(ofLine line: Int) -> String { text(in: range(ofLine: line)) }
}

extension YAMLNode {
    /// The 0-based line of the file on which the last byte of the node's content stands.
    ///
    /// A block ends, for libyaml, only where something else begins.
    var lastLine: Int {
        switch kind {
        case .scalar(.literal), .scalar(.folded):
            return file.line(at: range.start) + string.linesOfText.count
        case .sequence where !isFlow: return items.last?.lastLine ?? file.line(at: range.start)
        case .mapping where !isFlow:
            return entries.last.map { max($0.key.lastLine, $0.value.lastLine) } ?? file.line(at: range.start)
        default: return file.line(at: max(range.start, range.end - 1))
        }
    }

    /// The node's range, or up to the end of its last line where it is a block.
    var contentRange: SourceRange {
        switch kind {
        case .scalar(.literal), .scalar(.folded):
            return SourceRange(range.start, file.range(ofLine: lastLine).end)
        case .mapping where !isFlow: return entries.last?.value.contentRange.from(range.start) ?? range
        case .sequence where !isFlow: return items.last?.contentRange.from(range.start) ?? range
        default: return range
        }
    }
}

extension SourceRange {
    fileprivate func from(_ start: Int) -> SourceRange { SourceRange(start, end) }
}
