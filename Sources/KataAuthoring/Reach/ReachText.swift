public import KataText
public import KataTranscript

/// What scripts reach of a module, what they do not, and why, for people.
public struct ReachText {
    private let style: TextStyle
    private let language: ReaderLanguage

    /// Makes a text in colour or without, for readers of a locale.
    public init(style: TextStyle, locale: String) {
        self.style = style
        language = ReaderLanguage(locale: locale)
    }

    /// Returns a line for the module, and for each type its members: those in reach first.
    public func text(of types: ModuleTypes, id: String) -> String {
        let members = types.types.flatMap(\.reachableMembers)
        let reached = members.count { $0.obstacle == nil }
        let counts = language(
            "\(types.names.count.counted("type")), \(members.count.counted("member")), \(reached) in reach",
            "\(types.names.count) 个类型，\(members.count) 个成员，其中 \(reached) 个够得到")
        var text = "\(style(.strong, id.visible))  \(style(.faint, counts))\n"
        for type in types.types { text += self.text(of: type) }
        for (name, reason) in types.hidden.sorted(by: { $0.key < $1.key }) {
            text += "  \(obstacle(name, reason))\n"
        }
        return text
    }

    private func text(of type: TypeDescription) -> String {
        let module = language("functions and variables of the module", "模块自己的函数和变量")
        let name = type.name == ModuleTypes.module ? module : type.name.visible
        let kind = type.name == ModuleTypes.module ? "" : "  \(style(.faint, type.kind.rawValue))"
        if let reason = type.unreachable { return "  \(obstacle(name, reason))\n" }
        let members = type.reachableMembers
        var text = "  \(style(.strong, name))\(kind)\n"
        for member in members where member.obstacle == nil { text += "    \(member.text.visible)\n" }
        for member in members {
            if let reason = member.obstacle { text += "    \(obstacle(member.text, reason))\n" }
        }
        return text
    }

    private func obstacle(_ name: String, _ reason: String) -> String {
        "\(style(.bad, "✗")) \(name.visible)  \(style(.faint, reason.visible))"
    }
}

extension TypeDescription {
    /// The members as people write them, each with what keeps scripts from it.
    fileprivate var reachableMembers: [(text: String, obstacle: String?)] {
        constructors.map { ($0.written(as: name), $0.unreachable) }
            + properties.map { ($0.written(isFree: kind == .module), $0.unreachable) }
            + methods.map { ($0.written(as: $0.name, isFree: kind == .module), $0.unreachable) }
            + subscripts.map { ($0.written(as: "subscript"), $0.unreachable) }
            + cases.map { (".\($0.name)" + ($0.parameters.isEmpty ? "" : "(\($0.parameters.written))"), nil) }
    }
}

extension Signature {
    /// The declaration as people write it.
    fileprivate func written(as name: String, isFree: Bool = false) -> String {
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let result = returns.map { $0 == "Void" || self.name == "init" ? "" : " -> \($0)" } ?? ""
        return
            "\(isStatic && self.name != "init" && !isFree ? "static " : "")\(name)(\(parameters.written))\(effects)\(result)"
    }
}

extension PropertyDescription {
    /// The declaration as people write it.
    fileprivate func written(isFree: Bool) -> String {
        let type = type.map { ": \($0)" } ?? ""
        return "\(isStatic && !isFree ? "static " : "")\(name)\(type)\(isSettable ? "" : " {get}")"
    }
}

extension [ParameterDescription] {
    /// The parameters as people write them.
    fileprivate var written: String {
        map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            let dots = parameter.isVariadic && !parameter.type.hasSuffix("...") ? "..." : ""
            return "\(names): \(parameter.type)\(dots)\(parameter.isOptional ? " = …" : "")"
        }.joined(separator: ", ")
    }
}
