import KataTranscript

/// Writes the sources that a learner begins with: all that a contract promises, in a language's own spelling, with nothing done.
public struct StarterWriter {
    private let contract: Contract
    private let style: StarterStyle
    private let types: StarterTypes

    /// Makes a writer of a contract's types.
    public init(_ contract: Contract, in style: StarterStyle) {
        self.contract = contract
        self.style = style
        types = StarterTypes(contract, style)
    }

    /// Returns the file of a module, with remarks at its beginning.
    public func file(of module: String, remarks: [String]) -> SourceSet.File {
        let words = module.split { $0 == "-" || $0 == "_" }.map(String.init)
        let pascal = words.map(NameForm.pascal).joined()
        let name = StarterTemplate(style.file).filled([
            "snake": words.joined(separator: "_"), "pascal": pascal,
            "camel": (words.first ?? "") + words.dropFirst().map(NameForm.pascal).joined(),
        ])
        let lines = remarks.map { $0.isEmpty ? style.comment.withoutBlankEnd : style.comment + $0 }
        let text = ([lines.joined(separator: "\n")].filter { !$0.isEmpty } + [code]).joined(separator: "\n\n")
        return SourceSet.File(name: name, path: name, bytes: Array(text.utf8))
    }

    /// The types without remarks.
    public var code: String {
        let classes = contract.types.filter(\.cases.isEmpty)
        let enumerations = contract.types.filter { !$0.cases.isEmpty }
        var sections: [String] = []
        if let forward = style.parts["forward"], !classes.isEmpty {
            let names = classes.map(\.name).joined(separator: ", ")
            sections.append(StarterTemplate(forward).filled(["types": names]))
        }
        sections += enumerations.map(enumeration)
        sections += classes.compactMap(declaration)
        sections += classes.map(type)
        let gap = String(repeating: "\n", count: style.blankLines + 1)
        var code = sections.map(\.withoutBlankEnd).filter { !$0.isEmpty }.joined(separator: gap)
        let imports = shortenNames(in: &code).joined(separator: "\n")
        let head = [style.parts["head"] ?? "", imports].map(\.withoutBlankEnd).filter { !$0.isEmpty }
        return (head.isEmpty ? "" : head.joined(separator: "\n\n") + gap) + code + "\n"
    }

    /// Writes whole names such as `java.util.List` short, and returns the imports that this takes.
    private func shortenNames(in code: inout String) -> [String] {
        style.imports.compactMap { whole, line in
            let short = whole.split(separator: ".").last.map(String.init) ?? whole
            guard code.contains(whole), !contract.types.contains(where: { $0.name == short }) else {
                return nil
            }
            code = code.replacing(whole, with: short)
            return line
        }
    }

    private func filled(_ part: String, _ values: [String: String]) -> String? {
        style.parts[part].map { StarterTemplate($0).filled(values).withoutBlankEnd }
    }

    // MARK: Types

    private func enumeration(_ promised: Contract.PromisedType) -> String {
        let cases = promised.cases.enumerated().map { number, text in
            let name = String(text.prefix { $0 != "(" })
            return filled(
                "enumCase",
                [
                    "type": promised.name, "case": style.caseName(name), "pascal": NameForm.pascal(name),
                    "number": "\(number)",
                ]) ?? ""
        }
        return filled("enum", ["type": promised.name, "cases": cases.joined(separator: "\n")]) ?? ""
    }

    private func declaration(_ promised: Contract.PromisedType) -> String? {
        let fields = properties(promised).compactMap { property in
            filled(property.isStatic ? "staticPropertyDeclaration" : "propertyDeclaration", property.values)
        }
        let calls =
            makers(promised).compactMap { filled("makerDeclaration", $0) }
            + methods(promised).compactMap {
                filled($0.isStatic ? "staticMethodDeclaration" : "methodDeclaration", $0.values)
            }
        let groups = [fields, calls].map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }
        return filled(
            "declaration", ["type": promised.name, "members": groups.joined(separator: "\n\n")])
    }

    private func type(_ promised: Contract.PromisedType) -> String {
        let fields = properties(promised).filter { !$0.isStatic }.compactMap { filled("property", $0.values) }
        let shared = properties(promised).filter(\.isStatic).compactMap {
            filled("staticProperty", $0.values)
        }
        let members =
            [shared.joined(separator: "\n"), fields.joined(separator: "\n")]
            + makers(promised).compactMap { filled("maker", $0) }
            + methods(promised).compactMap { filled($0.isStatic ? "staticMethod" : "method", $0.values) }
        let written = members.filter { !$0.isEmpty }.joined(separator: "\n\n")
        return filled(
            "type",
            [
                "type": promised.name, "members": written,
                "empty": written.isEmpty ? style.parts["empty"] ?? "" : "",
            ]) ?? ""
    }

    // MARK: Members

    private typealias Member = (isStatic: Bool, values: [String: String])

    private func properties(_ promised: Contract.PromisedType) -> [Member] {
        promised.properties.map { name, text in
            let isStatic = text.hasPrefix("static ")
            let type = isStatic ? String(text.dropFirst("static ".count)) : text
            let own = style.memberName(name)
            let value = types.firstValue(type)
            return (
                isStatic,
                [
                    "name": own, "variable": types.variable(type, own), "type": types.word(type),
                    "value": value,
                ]
            )
        }
    }

    /// The initializers; one without parameters where properties have to be given values, and the contract has none.
    private func makers(_ promised: Contract.PromisedType) -> [[String: String]] {
        var calls = promised.constructors.compactMap(Signature.init(promised:))
        if !style.overloads {
            calls = Array(calls.sorted { $0.parameters.count > $1.parameters.count }.prefix(1))
        }
        if calls.isEmpty { calls = [Signature(name: promised.name)] }
        return calls.compactMap { call in
            let assignments = assignments(promised, call)
            guard !call.parameters.isEmpty || !assignments.isEmpty else { return nil }
            return [
                "type": promised.name, "parameters": parameters(call, first: "makerParameter"),
                "assignments": assignments.joined(separator: "\n"),
                "body": assignments.isEmpty ? style.parts["empty"] ?? "" : "",
            ]
        }
    }

    /// The lines that give properties their values: a parameter's of the same name, else the first value.
    private func assignments(_ promised: Contract.PromisedType, _ call: Signature) -> [String] {
        promised.properties.compactMap { name, text in
            guard !text.hasPrefix("static ") else { return nil }
            let taken = call.parameters.first { parameter in
                (parameter.name == name || parameter.label == name)
                    && types.word(parameter.type) == types.word(text)
            }
            let value = taken.map { style.memberName($0.name) } ?? types.firstValue(text)
            guard taken != nil || style.assignsAll && !style.defaults.contains(value) else {
                return nil
            }
            return filled("assignment", ["name": style.memberName(name), "value": value])
        }
    }

    private func methods(_ promised: Contract.PromisedType) -> [Member] {
        var calls = promised.methods.compactMap(Signature.init(promised:)).filter { $0.name != "subscript" }
        if !style.overloads {
            calls = calls.filter { call in
                !calls.contains { $0.name == call.name && $0.parameters.count > call.parameters.count }
            }
        }
        return calls.map { call in
            let result = call.returns.flatMap { filled("return", ["value": types.value($0)]) }
            return (
                call.isStatic,
                [
                    "name": style.memberName(call.name), "parameters": parameters(call, first: "parameter"),
                    "returns": types.word(call.returns), "body": result ?? style.parts["empty"] ?? "",
                ]
            )
        }
    }

    private func parameters(_ call: Signature, first: String) -> String {
        call.parameters.enumerated().map { index, parameter in
            let name = style.memberName(parameter.name)
            let values = style.labels(of: parameter).merging([
                "variable": types.variable(parameter.type, name), "type": types.word(parameter.type),
            ]) { $1 }
            let part = index > 0 ? "parameters" : style.parts[first] == nil ? "parameter" : first
            return StarterTemplate(style.parts[part] ?? "").filled(values)
        }.joined()
    }
}

extension String {
    /// The text without line breaks and blanks at its end.
    fileprivate var withoutBlankEnd: String {
        var text = self
        while text.last == "\n" || text.last == " " { text.removeLast() }
        return text
    }
}
