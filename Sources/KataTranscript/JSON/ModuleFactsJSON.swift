extension ModuleFacts {
    /// The format that this program reads.
    public static let format = 1

    /// Reads `facts.json`; nil where the JSON is no such document, or one of another format.
    public init?(json: JSON) {
        guard json["facts"]?.integer == Self.format,
            let types = (json["types"]?.array ?? []).mapAll(TypeFacts.init(json:)),
            let functions = (json["functions"]?.array ?? []).mapAll({ MemberFacts(json: $0, file: "") })
        else { return nil }
        let aliases = (json["aliases"]?.array ?? []).compactMap { alias in
            alias["name"]?.string.map { ($0, SpokenType(json: alias["type"])) }
        }
        self.init(
            types: types, functions: functions, aliases: Dictionary(aliases) { first, _ in first })
        language = json["language"]?.string ?? language
    }
}

extension TypeFacts {
    fileprivate init?(json: JSON) {
        let file = json["file"]?.string ?? ""
        guard let name = json["name"]?.string,
            let kind = json["kind"]?.string.flatMap(TypeDescription.Kind.init(rawValue:)),
            let place = FactPlace(json: json["at"], file: file),
            let inherits = (json["inherits"]?.array ?? []).mapAll(Ancestor.init(json:)),
            let members = (json["members"]?.array ?? []).mapAll({ MemberFacts(json: $0, file: file) })
        else { return nil }
        self.init(
            name: name, kind: kind, isForeign: json.flag("foreign"), isShared: json.flag("shared"),
            isGuarded: json.flag("guarded"), inherits: inherits, place: place, members: members)
    }
}

extension TypeFacts.Ancestor {
    fileprivate init?(json: JSON) {
        guard let name = json["name"]?.string else { return nil }
        var given: [String: [String]] = [:]
        if case .object(let members)? = json["given"] {
            for member in members { given[member.name] = (member.value.array ?? []).compactMap(\.string) }
        }
        self.init(name: name, given: given)
    }
}

extension MemberFacts {
    fileprivate init?(json: JSON, file: String) {
        let file = json["file"]?.string ?? file
        guard let name = json["name"]?.string, let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
            let place = FactPlace(json: json["at"], file: file),
            let parameters = (json["parameters"]?.array ?? []).mapAll(Parameter.init(json:)),
            let facts = (json["does"]?.array ?? []).mapAll({ CodeFact(json: $0, file: file) })
        else { return nil }
        self.init(
            name: name, signature: json["signature"]?.string ?? name, kind: kind,
            access: json["access"]?.string.map { Access(rawValue: $0) ?? .other } ?? .internal,
            isStatic: json.flag("static"),
            isOverride: json.flag("override"), isStored: json.flag("stored"), isFixed: json.flag("fixed"),
            isLiteral: json.flag("literal"),
            truth: json["truth"]?.string.map { $0 == "true" }, isEmpty: json.flag("empty"),
            isHollow: json.flag("hollow"),
            isAnswering: json.flag("answers"), place: place,
            type: SpokenType(json: json["type"]), parameters: parameters, facts: facts)
    }
}

extension MemberFacts.Parameter {
    fileprivate init?(json: JSON) {
        self.init(
            label: json["label"]?.string, name: json["name"]?.string ?? "_",
            type: SpokenType(json: json["type"]))
    }
}

extension SpokenType {
    fileprivate init(json: JSON?) {
        self.init(
            names: json?.strings("names") ?? [], isMany: json?.flag("many") ?? false,
            isGuessed: json?.flag("guessed") ?? false, isFunction: json?.flag("function") ?? false,
            takes: json?.strings("takes") ?? [],
            gives: json?.strings("gives") ?? [], generics: json?.strings("generics") ?? [])
    }
}

extension CodeFact {
    fileprivate init?(json: JSON, file: String) {
        guard let kind = json["is"]?.string.flatMap(Kind.init(rawValue:)),
            let place = FactPlace(json: json["at"], file: file)
        else { return nil }
        let how = json["how"]?.string ?? ""
        self.init(
            kind: kind, on: json.strings("on"), member: json["member"]?.string ?? "",
            via: json["via"]?.string.flatMap { $0.isEmpty ? nil : Origin(word: $0) },
            name: json["name"]?.string ?? "", with: json.strings("with").map(Origin.init(word:)),
            types: json.strings("types"), given: json.strings("given"),
            question: kind == .ask ? Question(rawValue: how) ?? .other : nil,
            callee: kind == .call ? Callee(rawValue: how) ?? .member : .member,
            destination: kind == .function ? Destination(rawValue: how) ?? .other : nil,
            count: json["count"]?.integer ?? 0,
            isUsed: json.flag("used"), isConditional: json.flag("conditional"),
            through: json.strings("through"), told: json.strings("told"),
            closure: json["closure"]?.integer ?? 0, place: place)
    }
}

extension CodeFact.Origin {
    fileprivate init(word: String) { self = Self(rawValue: word) ?? .other }
}

extension FactPlace {
    fileprivate init?(json: JSON?, file: String) {
        guard let numbers = json?.array?.compactMap(\.integer), numbers.count == 3 else { return nil }
        self.init(file: file, line: numbers[0], column: numbers[1], length: numbers[2])
    }
}

extension JSON {
    fileprivate func flag(_ name: String) -> Bool { self[name]?.bool ?? false }

    fileprivate func strings(_ name: String) -> [String] { (self[name]?.array ?? []).compactMap(\.string) }
}
