extension JSON {
    /// A number of things from 0 to a billion; nil for any other, since a worker can write what overflows when counted on.
    package var count: Int? { integer.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil } }
}

extension ObjectGraph {
    /// Reads `{"nodes": […], "cut": …}` of the worker protocol; nil where the JSON is none.
    ///
    /// No more is kept than the protocol lets a worker tell: a solution that writes answers of its own keeps to nothing.
    init?(json: JSON) {
        guard let nodes = json["nodes"]?.array,
            let objects = Array(nodes.prefix(Self.mostObjects)).mapAll(Node.init(json:))
        else { return nil }
        self.init(objects: objects, isCut: nodes.count > objects.count || json["cut"]?.bool ?? false)
    }

    private static let mostObjects = 400
    fileprivate static let mostFields = 40
    fileprivate static let mostElements = 60
    /// A text has at most 200 characters, each of which may have some accents.
    fileprivate static let longestText = 2000
}

extension ObjectGraph.Node {
    fileprivate init?(json: JSON) {
        guard let id = json["id"]?.integer, let type = json["type"]?.string,
            let fields = ObjectGraph.Field.list(json["fields"])
        else { return nil }
        self.init(
            id: Int(id), reference: json["ref"]?.integer.map { Int($0) }, type: type, fields: fields,
            omittedFields: json["more"]?.count ?? 0)
    }
}

extension ObjectGraph.Field {
    /// Reads `[[name, content], …]`; nil where the JSON is none.
    fileprivate static func list(_ json: JSON?) -> [ObjectGraph.Field]? {
        var fields: [ObjectGraph.Field] = []
        for member in json?.array?.prefix(ObjectGraph.mostFields) ?? [] {
            guard let pair = member.array, pair.count == 2, let name = pair[0].string,
                let content = ObjectGraph.Content(json: pair[1])
            else { return nil }
            fields.append(ObjectGraph.Field(name, content))
        }
        return fields
    }
}

extension ObjectGraph.Content {
    /// Reads the content of a field; nil where the JSON is none.
    init?(json: JSON) {
        if let number = json["object"]?.integer {
            self = .object(Int(number))
        } else if let text = json["text"]?.string {
            self = .text(text.cut)
        } else if let elements = json["list"]?.array {
            var contents: [Self] = []
            for element in elements.prefix(ObjectGraph.mostElements) {
                guard let content = Self(json: element) else { return nil }
                contents.append(content)
            }
            self = .list(contents, omitted: json["more"]?.count ?? 0)
        } else if let pairs = json["map"]?.array {
            var entries: [ObjectGraph.Entry] = []
            for pair in pairs.prefix(ObjectGraph.mostElements) {
                guard let sides = pair.array, sides.count == 2, let key = Self(json: sides[0]),
                    let content = Self(json: sides[1])
                else { return nil }
                entries.append(ObjectGraph.Entry(key: key, content: content))
            }
            self = .map(entries, omitted: json["more"]?.count ?? 0)
        } else if let type = json["record"]?.string, let fields = ObjectGraph.Field.list(json["fields"]) {
            self = .record(type: type, fields: fields)
        } else {
            guard let value = Value(json: json) else { return nil }
            self = .text(value.sourceText.cut)
        }
    }
}

extension String {
    /// The text, or its beginning where it is too long for a graph.
    fileprivate var cut: String {
        utf8.count <= ObjectGraph.longestText
            ? self : String(decoding: utf8.prefix(ObjectGraph.longestText), as: UTF8.self)
    }
}
