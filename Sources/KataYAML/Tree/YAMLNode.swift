public import KataDiagnostics

/// A node of a YAML document; it knows where it begins and ends in the file.
///
/// Values have no types here: `no`, `1` and `~` are text until a reader that wants a number reads one.
public struct YAMLNode: Sendable {
    /// What a node is.
    public enum Kind: Sendable, Equatable {
        /// Text in some style.
        case scalar(ScalarStyle)
        /// A list.
        case sequence
        /// A map.
        case mapping
        /// Something that was reported already; readers pass over it in silence.
        case refused
    }

    /// How a scalar is written.
    public enum ScalarStyle: Sendable, Equatable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    let document: YAMLDocument
    let index: Int
    private var record: NodeRecord { document.records[index] }

    /// What the node is.
    public var kind: Kind {
        guard !record.isRefused else { return .refused }
        switch record.form {
        case .plain: return .scalar(.plain)
        case .singleQuoted: return .scalar(.singleQuoted)
        case .doubleQuoted: return .scalar(.doubleQuoted)
        case .literal: return .scalar(.literal)
        case .folded: return .scalar(.folded)
        case .blockSequence, .flowSequence: return .sequence
        case .blockMapping, .flowMapping: return .mapping
        case .alias: return .refused
        }
    }

    /// The file in which the node stands.
    public var file: SourceFile { document.file }

    /// The node in the file, with quotes, block header or brackets.
    public var range: SourceRange { SourceRange(Int(record.start), Int(record.end)) }

    /// Tells whether the collection is written with brackets or braces.
    public var isFlow: Bool { record.form == .flowSequence || record.form == .flowMapping }

    /// Tells whether nothing is written where a value could be: `key:` alone.
    public var isAbsent: Bool { record.form == .plain && record.length == 0 && !record.isRefused }

    /// Tells whether the node is text, in whatever style.
    public var isScalar: Bool { if case .scalar = kind { true } else { false } }

    /// The scalar's content; empty for collections.
    public var string: String { document.withContent(of: index) { String(decoding: $0, as: UTF8.self) } }

    /// Tells whether the scalar's content is `text`, byte for byte.
    public func holds(_ text: String) -> Bool {
        document.withContent(of: index) { $0.elementsEqual(text.utf8) }
    }

    /// The scalar's content with the place in the file of each byte.
    public var text: LocatedText {
        document.withContent(of: index) { content in
            LocatedText(
                bytes: Array(content),
                pieces: ScalarPlaces.pieces(of: content, record: record, in: file.bytes),
                range: range)
        }
    }

    /// The comment that ends a plain scalar on its line; nil where none follows.
    public var trailingComment: SourceRange? {
        guard record.form == .plain, record.length > 0 else { return nil }
        let line = file.range(ofLine: file.line(at: range.end))
        var place = range.end
        while place < line.end,
            file.bytes[place] == UInt8(ascii: " ") || file.bytes[place] == UInt8(ascii: "\t")
        {
            place += 1
        }
        guard place < line.end, file.bytes[place] == UInt8(ascii: "#") else { return nil }
        return SourceRange(place, line.end)
    }

    /// Tells whether YAML joined several lines of the file into the scalar's content.
    public var joinsLines: Bool {
        switch record.form {
        case .folded: true
        case .plain, .singleQuoted, .doubleQuoted: file.line(at: range.start) != file.line(at: range.end)
        default: false
        }
    }

    /// The items of a list, in order; none for other nodes.
    public var items: [YAMLNode] { kind == .sequence ? children : [] }

    /// The entries of a map in the order of the file, without those that were refused; none for other nodes.
    public var entries: [(key: YAMLNode, value: YAMLNode)] {
        guard kind == .mapping else { return [] }
        let nodes = children
        return stride(from: 0, to: nodes.count - 1, by: 2).compactMap { index in
            nodes[index].kind == .refused ? nil : (nodes[index], nodes[index + 1])
        }
    }

    /// Returns the value of the map's entry `key`.
    public func value(of key: String) -> YAMLNode? { entries.first { $0.key.holds(key) }?.value }

    private var children: [YAMLNode] {
        var result: [YAMLNode] = []
        var child = index + 1
        while child < Int(record.next) {
            result.append(YAMLNode(document: document, index: child))
            child = Int(document.records[child].next)
        }
        return result
    }
}
