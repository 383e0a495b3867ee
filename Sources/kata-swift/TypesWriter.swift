/// Writes `types.json`: what a kata is checked against without a compiler.
struct TypesWriter {
    private let folder: String
    /// The names of the result builders of the solution.
    private let builders: [String]
    private var text = ""

    private init(folder: String, builders: [String]) {
        self.folder = folder
        self.builders = builders
    }

    /// Writes the description of a solution, its files below a folder, with the newline at its end.
    ///
    /// - Parameters:
    ///   - aliases: The types that other names stand for.
    ///   - hidden: Why each further type is out of reach.
    static func write(
        _ solution: Solution, aliases: [AliasDeclaration], hidden: [String: String], stateless: Bool,
        below folder: String
    ) -> String {
        let builders = solution.types.filter { type in
            type.members.contains { $0.isStatic && ["buildBlock", "buildPartialBlock"].contains($0.name) }
        }
        var writer = TypesWriter(
            folder: folder.hasSuffix("/") ? folder : folder + "/", builders: builders.map(\.name))
        var members: [(String, Write)] = [
            ("protocol", { $0.text += "1" }),
            ("language", { $0.string("swift") }),
            ("stateless", { $0.text += "\(stateless)" }),
            ("types", { writer in writer.list(solution.types) { $0.write($1, in: solution) } }),
        ]
        let others = aliases.filter { solution.type(named: $0.name, in: []) == nil }
        if !others.isEmpty {
            let targets = Dictionary(others.map { ($0.name, $0.target.written) }) { first, _ in first }
            members.append(
                (
                    "aliases",
                    { writer in
                        writer.object(
                            targets.sorted { $0.key < $1.key }.map { entry in
                                (entry.key, { $0.string(entry.value) })
                            })
                    }
                ))
        }
        if !hidden.isEmpty {
            let reasons = hidden.sorted { $0.key < $1.key }
            members.append(
                (
                    "hidden",
                    { writer in
                        writer.object(reasons.map { entry in (entry.key, { $0.string(entry.value) }) })
                    }
                ))
        }
        writer.object(members)
        return writer.text + "\n"
    }

    private typealias Write = (inout TypesWriter) -> Void

    private mutating func write(_ type: TypeDeclaration, in solution: Solution) {
        var members: [(String, Write)] = [
            ("name", { $0.string(type.name) }),
            ("kind", { $0.string(type.kind.rawValue) }),
            ("inherits", { writer in writer.list(solution.bases(of: type)) { $0.string($1) } }),
            ("file", { $0.string(type.file.without(prefix: $0.folder)) }),
            ("line", { $0.text += "\(type.line)" }),
            ("constructors", { $0.signatures(type, .constructor) }),
            ("methods", { $0.signatures(type, .method) }),
            (
                "properties",
                { writer in
                    writer.list(type.members.filter { $0.kind == .property }) { $0.property($1) }
                }
            ),
            ("subscripts", { $0.signatures(type, .subscript) }),
            ("cases", { $0.signatures(type, .enumCase) }),
        ]
        if let reason = type.reason { members.append(("bridged", { $0.string(reason.text) })) }
        object(members)
    }

    private mutating func signatures(_ type: TypeDeclaration, _ kind: MemberDeclaration.Kind) {
        list(type.members.filter { $0.kind == kind }) { $0.signature($1, of: type) }
    }

    private mutating func signature(_ member: MemberDeclaration, of type: TypeDeclaration) {
        let returns =
            switch member.kind {
            case .constructor, .enumCase: type.name
            case .method, .property, .subscript: member.type?.written ?? "Void"
            }
        object(
            [
                ("name", { $0.string(unquoted(member.name)) }),
                ("parameters", { writer in writer.list(member.parameters) { $0.parameter($1) } }),
                ("returns", { $0.string(returns) }),
                ("throws", { $0.text += "\(member.isThrowing)" }),
                ("async", { $0.text += "\(member.isAsync || member.isolation == .other)" }),
                ("static", { $0.text += "\(member.isStatic && member.kind != .constructor)" }),
                ("mutating", { $0.text += "\(member.isMutating)" }),
                ("settable", { $0.text += "\(member.isSettable)" }),
                ("bridged", { $0.bridged(member) }),
            ] + generics(member) + needs(member) + place(of: member))
    }

    /// The types that the member itself is generic over, which a call may name.
    private func generics(_ member: MemberDeclaration) -> [(String, Write)] {
        let names = member.opened.dropFirst(member.opensElement ? 1 : 0).map(\.name)
        if names.isEmpty { return [] }
        return [("generics", { writer in writer.list(names) { $0.string($1) } })]
    }

    private mutating func parameter(_ parameter: ParameterDeclaration) {
        var further: [(String, Write)] = parameter.isInout ? [("inout", { $0.text += "true" })] : []
        let builder = builders.first { name in
            parameter.attributes.contains { name == $0 || name.hasSuffix(".\($0)") }
        }
        if let builder { further.append(("builder", { $0.string(builder) })) }
        object(
            [
                (
                    "label",
                    { writer in
                        if let label = parameter.label {
                            writer.string(unquoted(label))
                        } else {
                            writer.text += "null"
                        }
                    }
                ),
                ("name", { $0.string(unquoted(parameter.name)) }),
                ("type", { $0.string(parameter.type.written) }),
                ("optional", { $0.text += "\(parameter.hasDefault)" }),
                ("variadic", { $0.text += "\(parameter.isVariadic)" }),
            ] + further)
    }

    private mutating func property(_ member: MemberDeclaration) {
        object(
            [
                ("name", { $0.string(unquoted(member.name)) }),
                ("type", { $0.string(member.type?.written ?? "") }),
                ("settable", { $0.text += "\(member.isSettable)" }),
                ("static", { $0.text += "\(member.isStatic)" }),
                ("bridged", { $0.bridged(member) }),
            ] + needs(member) + place(of: member))
    }

    /// Where the member is declared; nothing for what the compiler adds.
    private func place(of member: MemberDeclaration) -> [(String, Write)] {
        guard let place = member.place else { return [] }
        return [
            ("file", { $0.string(place.file.without(prefix: $0.folder)) }),
            ("line", { $0.text += "\(place.line)" }), ("column", { $0.text += "\(place.column)" }),
        ]
    }

    private mutating func bridged(_ member: MemberDeclaration) {
        if let reason = member.reason, !reason.isAboutNames { string(reason.text) } else { text += "true" }
    }

    /// What is missing where only a type that is named otherwise has the member.
    private func needs(_ member: MemberDeclaration) -> [(String, Write)] {
        guard let reason = member.reason, reason.isAboutNames else { return [] }
        return [("needs", { $0.string(reason.text) })]
    }

    private mutating func object(_ members: [(String, Write)]) {
        text += "{"
        for (index, (key, write)) in members.enumerated() {
            if index > 0 { text += "," }
            string(key)
            text += ":"
            write(&self)
        }
        text += "}"
    }

    private mutating func list<Element>(_ elements: [Element], _ write: (inout TypesWriter, Element) -> Void)
    {
        text += "["
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            write(&self, element)
        }
        text += "]"
    }

    private mutating func string(_ value: String) {
        text += JSONText.string(value)
    }
}

extension String {
    fileprivate func without(prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}

/// JSON as text.
enum JSONText {
    /// Writes a string with its quotes.
    static func string(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// Writes a list of strings.
    static func list(_ values: [String]) -> String {
        "[" + values.map(string).joined(separator: ",") + "]"
    }
}
