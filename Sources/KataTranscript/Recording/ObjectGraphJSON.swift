extension ObjectGraph {
    /// Reads `{"nodes": […], "cut": …}` of the worker protocol; nil where the JSON is none.
    init?(json: JSON) {
        guard let nodes = json["nodes"]?.array else { return nil }
        var objects: [Node] = []
        for node in nodes {
            guard let read = Node(json: node) else { return nil }
            objects.append(read)
        }
        self.init(objects: objects, isCut: json["cut"]?.bool ?? false)
    }
}

extension ObjectGraph.Node {
    fileprivate init?(json: JSON) {
        guard let id = json["id"]?.integer, let type = json["type"]?.string,
            let fields = ObjectGraph.Field.list(json["fields"])
        else { return nil }
        self.init(
            id: Int(id), reference: json["ref"]?.integer.map { Int($0) }, type: type, fields: fields,
            omittedFields: Int(json["more"]?.integer ?? 0))
    }
}

extension ObjectGraph.Field {
    /// Reads `[[name, content], …]`; nil where the JSON is none.
    fileprivate static func list(_ json: JSON?) -> [ObjectGraph.Field]? {
        var fields: [ObjectGraph.Field] = []
        for member in json?.array ?? [] {
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
            self = .text(text)
        } else if let elements = json["list"]?.array {
            var contents: [Self] = []
            for element in elements {
                guard let content = Self(json: element) else { return nil }
                contents.append(content)
            }
            self = .list(contents, omitted: Int(json["more"]?.integer ?? 0))
        } else if let pairs = json["map"]?.array {
            var entries: [ObjectGraph.Entry] = []
            for pair in pairs {
                guard let sides = pair.array, sides.count == 2, let key = Self(json: sides[0]),
                    let content = Self(json: sides[1])
                else { return nil }
                entries.append(ObjectGraph.Entry(key: key, content: content))
            }
            self = .map(entries, omitted: Int(json["more"]?.integer ?? 0))
        } else if let type = json["record"]?.string, let fields = ObjectGraph.Field.list(json["fields"]) {
            self = .record(type: type, fields: fields)
        } else {
            guard let value = Value(json: json) else { return nil }
            self = .text(value.sourceText)
        }
    }
}
