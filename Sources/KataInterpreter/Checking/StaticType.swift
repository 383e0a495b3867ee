import KataTranscript

/// What is known of a value without running the script.
enum StaticType {
    /// A type of the module, possibly optional.
    case module(String)
    /// A plain value that shows in the script.
    case plain(PlainKind)
    /// Anything else: other plain values, and whatever the description does not tell.
    case unknown
}

/// What a plain value is, as messages say it.
enum PlainKind: String {
    case null = "nil"
    case bool = "a Bool"
    case integer = "an integer"
    case float = "a floating-point number"
    case string = "a string"
    case list = "a list"
    case map = "a map"
    case tuple = "a tuple"
    case range = "a range"
    case closure = "a closure"
}

extension ModuleTypes {
    /// Returns the type that the source's `text` names, if it is one of the module's: `Order`, `Order?`, `any Order`.
    func staticType(_ text: String?, inside outer: String? = nil) -> StaticType {
        guard let text else { return .unknown }
        var name = text[...]
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
        guard !name.isEmpty else { return .unknown }
        // Behind the arguments of a generic type no name of another type can stand.
        if let outer, !outer.contains("<"), self["\(outer).\(name)"] != nil {
            return .module("\(outer).\(name)")
        }
        // What the module adds to a type of the language is not all that it has.
        guard PlainType(rawValue: String(name)) == nil else { return .unknown }
        return self[String(name)] == nil ? .unknown : .module(String(name))
    }

    /// Tells whether a member that the description does not have is not there: all ancestors of the type are known,
    /// no type that a value may have instead has it, and the compiler makes no member of that name.
    func lacks(_ member: String, of type: String) -> Bool {
        !ModuleTypes.synthesized.contains(member)
            // Scripts have that one themselves.
            && !(member == "get" && type.withoutTypeArguments == "Result")
            && lineage(of: type).allSatisfy { name in
                self[name] != nil || ModuleTypes.knownProtocols.contains(name)
            }
            && !types.contains {
                $0.name != type && $0.declares(member) && lineage(of: $0.name).contains(type)
            }
            && !lineage(of: type).contains { self[$0]?.answersToAnyName == true }
    }

    /// Members that types get without declaring them.
    private static let synthesized: Set<String> = [
        "rawValue", "allCases", "hashValue", "description", "debugDescription", "localizedDescription", "id",
        "hash", "self",
    ]

    /// Protocols of the standard library whose members scripts do not use.
    private static let knownProtocols: Set<String> = [
        "CaseIterable", "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable",
        "Decodable", "Error",
        "AnyObject", "Identifiable", "CustomStringConvertible",
    ]

    /// The properties of the type and of all that it inherits.
    func properties(of type: String) -> [PropertyDescription] {
        lineage(of: type).flatMap { self[$0]?.properties ?? [] }
    }

    /// The initializers of the type, and those that it may have inherited.
    func constructors(of type: String) -> [Signature] {
        lineage(of: type).flatMap { self[$0]?.constructors ?? [] }
    }

    /// The methods of the type and of all that it inherits.
    func methods(of type: String) -> [Signature] { lineage(of: type).flatMap { self[$0]?.methods ?? [] } }
}

extension TypeDescription {
    fileprivate func declares(_ member: String) -> Bool {
        properties.contains { $0.name == member } || methods.contains { $0.name == member }
    }
}

extension Signature {
    /// The name with its labels, as people write it: `move(to:_:)`.
    var labelled: String {
        "\(name == "init" ? "" : name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
}

extension TypeDescription {
    /// Tells whether its values have members that it does not declare, by `subscript(dynamicMember:)`.
    fileprivate var answersToAnyName: Bool {
        subscripts.contains { $0.parameters.count == 1 && $0.parameters[0].label == "dynamicMember" }
    }
}
