import KataText
import KataTranscript

/// Words and simplest values of a language for the types that a contract writes.
struct StarterTypes {
    let contract: Contract
    let style: StarterStyle
    /// The types of the contract that some member makes or returns, and so have objects that are theirs.
    private let known: Set<String>

    init(_ contract: Contract, _ style: StarterStyle) {
        self.contract = contract
        self.style = style
        var known: Set<String> = []
        for type in contract.types {
            if !type.constructors.isEmpty || !type.cases.isEmpty { known.insert(type.name) }
            for returned in type.methods.compactMap({ Signature(promised: $0)?.returns }) {
                known.formUnion(returned.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            }
        }
        self.known = known.intersection(contract.types.map(\.name))
    }

    // MARK: Words

    /// Returns the word for a type as a contract writes it; nil is the type of what gives nothing.
    func word(_ text: String?) -> String {
        guard let text, let type = DeclaredType(text) else { return style.words["nothing"] ?? "" }
        guard StarterTypes.isOptional(text) else { return word(type) }
        return filled(style.words["optional"], ["type": boxed(type)]) ?? boxed(type)
    }

    /// Returns a type with the name of a variable of it: `int a`, `NSString *b`.
    func variable(_ text: String?, _ name: String) -> String {
        let word = word(text)
        return word.hasSuffix("*") ? word + name : "\(word) \(name)"
    }

    private func word(_ type: DeclaredType) -> String {
        switch type {
        case .floating: style.words["Double"] ?? ""
        case .integer: style.words["Int"] ?? ""
        case .list(let element): filled(style.words["list"], ["element": boxed(element)]) ?? ""
        case .map(let key, let value):
            filled(style.words["map"], ["key": boxed(key), "value": boxed(value)]) ?? ""
        case .named(let name) where known.contains(name):
            filled(style.words[isEnumeration(name) ? "case" : "type"] ?? style.words["type"], ["name": name])
                ?? name
        case .named(let name): style.words[["String", "Bool"].contains(name) ? name : "other"] ?? ""
        case .tuple, .function: style.words["other"] ?? ""
        }
    }

    /// Returns the word for a type that stands inside another one.
    private func boxed(_ type: DeclaredType) -> String {
        let key: String? =
            switch type {
            case .floating: "Double"
            case .integer: "Int"
            case .named(let name) where isEnumeration(name): "case"
            case .named(let name) where !known.contains(name): name
            default: nil
            }
        return key.flatMap { style.boxed[$0] } ?? word(type)
    }

    private func filled(_ template: String?, _ values: [String: String]) -> String? {
        template.map { StarterTemplate($0).filled(values) }
    }

    private func isEnumeration(_ name: String) -> Bool {
        contract.types.contains { $0.name == name && !$0.cases.isEmpty }
    }

    private static func isOptional(_ text: String) -> Bool {
        var text = text[...].trimmed
        if text.hasSuffix("{get}") { text = text.dropLast("{get}".count).trimmed }
        return text.hasSuffix("?")
    }

    // MARK: Values

    /// Returns what a property has at first: no object, because objects that make each other would have no end.
    func firstValue(_ text: String) -> String { value(text, making: nil) }

    /// Returns the simplest value of a type, an object where one can be made.
    func value(_ text: String) -> String { value(text, making: []) }

    private func value(_ text: String, making: [String]?) -> String {
        let nothing = style.values["nothing"] ?? ""
        guard let type = DeclaredType(text) else { return nothing }
        // What may be nothing is an object at first, so that a script gets on to what the object does.
        if StarterTypes.isOptional(text), !isClass(type) { return nothing }
        switch type {
        case .floating: return style.values["Double"] ?? nothing
        case .integer: return style.values["Int"] ?? nothing
        case .list: return style.values["list"] ?? nothing
        case .map: return style.values["map"] ?? nothing
        case .tuple, .function: return nothing
        case .named(let name):
            guard known.contains(name), let promised = contract.types.first(where: { $0.name == name }) else {
                return ["String", "Bool"].contains(name) ? style.values[name] ?? nothing : nothing
            }
            if let first = promised.cases.first { return enumCase(first, of: name) }
            guard let making, !making.contains(name), let made = style.values["type"] else { return nothing }
            let arguments = arguments(of: promised, making: making + [name])
            return StarterTemplate(made).filled(["name": name, "arguments": arguments])
        }
    }

    private func isClass(_ type: DeclaredType) -> Bool {
        guard case .named(let name) = type else { return false }
        return known.contains(name) && !isEnumeration(name)
    }

    private func enumCase(_ text: String, of type: String) -> String {
        let name = String(text.prefix { $0 != "(" })
        return StarterTemplate(style.values["case"] ?? "").filled([
            "type": type, "case": style.caseName(name), "pascal": NameForm.pascal(name),
        ])
    }

    private func arguments(of type: Contract.PromisedType, making: [String]) -> String {
        let call = type.constructors.first.flatMap(Signature.init(promised:))
        guard let parameters = call?.parameters, !parameters.isEmpty else {
            return style.parts["noArgument"] ?? ""
        }
        return parameters.enumerated().map { index, parameter in
            StarterTemplate(style.parts[index == 0 ? "argument" : "arguments"] ?? "").filled(
                style.labels(of: parameter).merging(["value": value(parameter.type, making: making)]) { $1 })
        }.joined()
    }
}

extension StarterStyle {
    /// Returns the names of a parameter: inside, and as a label that is its name where it has none.
    func labels(of parameter: ParameterDescription) -> [String: String] {
        let label = parameter.label ?? ""
        return [
            "name": memberName(parameter.name), "label": label.isEmpty ? parameter.name : label,
            "Label": NameForm.pascal(label), "Name": NameForm.pascal(label.isEmpty ? parameter.name : label),
        ]
    }
}

extension NameForm {
    /// Returns a name with a capital at its beginning.
    static func pascal(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
