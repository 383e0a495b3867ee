public import KataDiagnostics

/// A map whose keys were held against a table; takes its values out as what the table says they are.
///
/// Making it reports unknown keys with the nearest name, and required ones that are missing. Each getter reports
/// a value that is not what it should be and then returns nil, as it does for a key that is absent.
public struct MapReader: Sendable {
    /// The map.
    public let node: YAMLNode
    /// The keys that it may have.
    public let table: MapTable
    private let entries: [(key: YAMLNode, value: YAMLNode)]
    /// The keys that unknown ones were probably meant to be.
    private let misspelt: Set<String>

    /// Holds `node` against `table`; nil after reporting that it is no map.
    ///
    /// - Parameter reported: keys about which the caller has said already what is to be said if they are missing.
    public init?(
        _ node: YAMLNode, _ table: MapTable, reported: [String] = [], diagnostics: inout Diagnostics
    ) {
        guard node.kind == .mapping else {
            node.reportShape(
                "\(table.subject)", wanted: "a map of keys and values", diagnostics: &diagnostics)
            return nil
        }
        self.node = node
        self.table = table
        var known: [(key: YAMLNode, value: YAMLNode)] = []
        var misspelt: Set<String> = []
        for entry in node.entries {
            if table.keys.contains(where: { entry.key.holds($0.name) }) {
                known.append(entry)
            } else {
                let problem = ShapeProblem.unknownKey(
                    key: entry.key.string, subject: table.subject, names: table.keys.map(\.name))
                diagnostics.add(problem.diagnostic(at: entry.key.range))
                if let meant = nearestName(to: entry.key.string, among: table.keys.map(\.name)) {
                    misspelt.insert(meant)
                }
            }
        }
        entries = known
        self.misspelt = misspelt
        for key in table.keys where key.isRequired && !reported.contains(key.name) && !has(key.name) {
            let problem = ShapeProblem.missingKey(key: key.name, subject: table.subject)
            diagnostics.add(problem.diagnostic(at: place))
        }
    }

    /// Tells whether the key is there, or was meant to be: its misspelling is reported already.
    public func has(_ key: String) -> Bool { self[key] != nil || misspelt.contains(key) }

    /// Where the map is best pointed at: its first key, or its brace.
    public var place: SourceRange {
        if !node.isFlow, let first = node.entries.first { return first.key.range }
        return SourceRange(node.range.start, min(node.range.start + 1, node.range.end))
    }

    /// Returns the value of a key as it stands in the file; nil where the key is absent.
    public subscript(key: String) -> YAMLNode? { entries.first { $0.key.holds(key) }?.value }

    /// Returns where the key stands; nil where it is absent.
    public func range(ofKey key: String) -> SourceRange? { entries.first { $0.key.holds(key) }?.key.range }

    /// Returns a text with its place.
    public func text(_ key: String, diagnostics: inout Diagnostics) -> LocatedText? {
        self[key]?.readText(quoted(key), diagnostics: &diagnostics)
    }

    /// Returns a text.
    public func string(_ key: String, diagnostics: inout Diagnostics) -> String? {
        text(key, diagnostics: &diagnostics)?.string
    }

    /// Returns a whole number within the table's bounds.
    public func integer(_ key: String, diagnostics: inout Diagnostics) -> Int? {
        let bounds = table[key]?.shape.bounds ?? 0...Int.max
        return self[key]?.readInteger(quoted(key), in: bounds, diagnostics: &diagnostics)
    }

    /// Returns a truth value.
    public func truth(_ key: String, diagnostics: inout Diagnostics) -> Bool? {
        self[key]?.readTruth(quoted(key), diagnostics: &diagnostics)
    }

    /// Returns one of the table's words.
    public func choice(_ key: String, diagnostics: inout Diagnostics) -> String? {
        let words = table[key]?.shape.words ?? []
        return self[key]?.readChoice(quoted(key), of: words, diagnostics: &diagnostics)
    }

    /// Returns a name of lower-case letters, digits and hyphens, with its place.
    public func identifier(_ key: String, diagnostics: inout Diagnostics) -> LocatedText? {
        self[key]?.readIdentifier(quoted(key), diagnostics: &diagnostics)
    }

    /// Returns a duration in milliseconds.
    public func milliseconds(_ key: String, diagnostics: inout Diagnostics) -> Int? {
        self[key]?.readQuantity(quoted(key), .duration, diagnostics: &diagnostics)
    }

    /// Returns a size in bytes.
    public func byteCount(_ key: String, diagnostics: inout Diagnostics) -> Int? {
        self[key]?.readQuantity(quoted(key), .size, diagnostics: &diagnostics)
    }

    /// Returns the items of a list; none where the key is absent.
    public func items(_ key: String, diagnostics: inout Diagnostics) -> [YAMLNode] {
        self[key]?.readItems(quoted(key), diagnostics: &diagnostics) ?? []
    }

    /// Returns the texts of a list; none where the key is absent.
    public func strings(_ key: String, diagnostics: inout Diagnostics) -> [String] {
        var result: [String] = []
        for item in items(key, diagnostics: &diagnostics) {
            if let text = item.readText("an item of \(quoted(key))", diagnostics: &diagnostics) {
                result.append(text.string)
            }
        }
        return result
    }

    /// Returns the entries of a map with free keys; none where the key is absent.
    public func entries(
        _ key: String, diagnostics: inout Diagnostics
    ) -> [(key: YAMLNode, value: YAMLNode)] {
        self[key]?.readEntries(quoted(key), diagnostics: &diagnostics) ?? []
    }

    /// Returns the reader of a map with a table of its own; nil where the key is absent.
    public func map(_ key: String, diagnostics: inout Diagnostics) -> MapReader? {
        guard let node = self[key], case .map(let table) = table[key]?.shape else { return nil }
        return MapReader(node, table, diagnostics: &diagnostics)
    }

    private func quoted(_ key: String) -> String { "'\(key)'" }
}
