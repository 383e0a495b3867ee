extension ModuleTypes {
    /// Reads `types.json`, or a list of types as `hello` answers it; nil where the JSON is neither.
    public init?(json: JSON) {
        guard let elements = json["types"]?.array ?? json.array,
            let types = elements.mapAll(TypeDescription.init(json:))
        else { return nil }
        self.init(types: types, isStateless: json["stateless"]?.bool ?? false)
        if case .object(let names)? = json["aliases"] {
            for name in names { aliases[name.name] = name.value.string }
        }
        guard case .object(let members)? = json["hidden"] else { return }
        for member in members { hidden[member.name] = member.value.string }
    }
}

extension TypeDescription {
    fileprivate init?(json: JSON) {
        guard let name = json["name"]?.string, let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
            let constructors = json.list("constructors", of: Signature.init(json:)),
            let methods = json.list("methods", of: Signature.init(json:)),
            let properties = json.list("properties", of: PropertyDescription.init(json:)),
            let subscripts = json.list("subscripts", of: Signature.init(json:)),
            let cases = json.list("cases", of: CaseDescription.init(json:))
        else { return nil }
        self.init(
            name: name, kind: kind, inherits: (json["inherits"]?.array ?? []).compactMap(\.string),
            file: json["file"]?.string, line: json["line"]?.integer, constructors: constructors,
            methods: methods, properties: properties, subscripts: subscripts, cases: cases)
        unreachable = json["bridged"]?.string
    }
}

extension Signature {
    fileprivate init?(json: JSON) {
        guard let parameters = json.list("parameters", of: ParameterDescription.init(json:)) else {
            return nil
        }
        self.init(
            name: json["name"]?.string ?? "init", parameters: parameters, returns: json["returns"]?.string)
        isThrowing = json["throws"]?.bool ?? false
        isAsync = json["async"]?.bool ?? false
        isStatic = json["static"]?.bool ?? false
        isMutating = json["mutating"]?.bool ?? false
        isSettable = json["settable"]?.bool ?? false
        unreachable = json["bridged"]?.string ?? json["needs"]?.string
        generics = json["generics"]?.array?.compactMap(\.string) ?? []
        needsTypeArguments = json["needs"]?.string != nil
        place = DeclarationPlace(json: json)
    }
}

extension DeclarationPlace {
    fileprivate init?(json: JSON) {
        guard let file = json["file"]?.string, let line = json["line"]?.integer else { return nil }
        self.init(file: file, line: line, column: json["column"]?.integer)
    }
}

extension ParameterDescription {
    fileprivate init?(json: JSON) {
        guard let type = json["type"]?.string else { return nil }
        let label = json["label"]?.string
        self.init(
            label: label == "_" ? nil : label, name: json["name"]?.string ?? label ?? "_", type: type,
            isOptional: json["optional"]?.bool ?? false, isVariadic: json["variadic"]?.bool ?? false)
        isInout = json["inout"]?.bool ?? false
        builder = json["builder"]?.string
    }
}

extension PropertyDescription {
    fileprivate init?(json: JSON) {
        guard let name = json["name"]?.string else { return nil }
        self.init(
            name: name, type: json["type"]?.string, isSettable: json["settable"]?.bool ?? false,
            isStatic: json["static"]?.bool ?? false)
        unreachable = json["bridged"]?.string ?? json["needs"]?.string
        place = DeclarationPlace(json: json)
    }
}

extension CaseDescription {
    fileprivate init?(json: JSON) {
        if let name = json.string {
            self.init(name: name)
        } else {
            guard let name = json["name"]?.string,
                let parameters = json.list("parameters", of: ParameterDescription.init(json:))
            else { return nil }
            self.init(name: name, parameters: parameters)
            raw = json["raw"].flatMap(Value.init(json:))
        }
    }
}

extension JSON {
    /// Returns the elements of an optional array member; nil if one cannot be read.
    fileprivate func list<Element>(_ name: String, of read: (JSON) -> Element?) -> [Element]? {
        (self[name]?.array ?? []).mapAll(read)
    }
}
