import SwiftParser
import SwiftSyntax

extension IfConfigDeclSyntax {
    /// The branches with the conditions that select each, written so that they can stand alone.
    var branches: [(conditions: [String], elements: IfConfigClauseSyntax.Elements)] {
        var refused: [String] = []
        var found: [(conditions: [String], elements: IfConfigClauseSyntax.Elements)] = []
        for clause in clauses {
            let condition = clause.condition.map { ["(\($0.trimmedDescription))"] } ?? []
            if let elements = clause.elements { found.append((refused + condition, elements)) }
            refused += condition.map { "!\($0)" }
        }
        return found
    }
}

extension DeclModifierListSyntax {
    /// Whether one of the words is among the modifiers, as they stand: `private(set)` is not `private`.
    func has(_ words: String...) -> Bool {
        contains { $0.detail == nil && words.contains($0.name.text) }
    }

    /// Whether no actor guards it, whatever stands in brackets behind the word.
    var isNonisolated: Bool { contains { $0.name.text == "nonisolated" } }

    /// Whether other files cannot see it.
    var isHidden: Bool { has("private", "fileprivate") }

    /// Whether other files can read it, but not assign it.
    var hidesSetter: Bool {
        contains { $0.detail?.detail.text == "set" && ["private", "fileprivate"].contains($0.name.text) }
    }
}

extension AttributeListSyntax {
    /// The attributes that surely apply, without their arguments.
    private var plain: [AttributeSyntax] {
        compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
    }

    /// Whether one of the names is among the attributes.
    func names(_ names: Set<String>) -> Bool {
        plain.contains { names.contains($0.attributeName.trimmedDescription) }
    }

    /// Whether `@available` says that it cannot be used at all.
    var isUnavailable: Bool {
        plain.contains { attribute in
            guard attribute.attributeName.trimmedDescription == "available",
                let arguments = attribute.arguments
            else { return false }
            let words = arguments.trimmedDescription.split { ",: ".contains($0) }
            if words.first == "swift" { return words.contains("obsoleted") }
            return words.first == "*" && (words.contains("unavailable") || words.contains("noasync"))
        }
    }

    /// The code that `@_kata` of an interface of kata's own gives for a member.
    var expressionOfBindings: String? {
        plain.first { $0.attributeName.trimmedDescription == "_kata" }?.arguments?
            .as(LabeledExprListSyntax.self)?.first?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
    }

    /// Whether an attribute is one that the language does not define: a property wrapper or a macro.
    var hasWrapper: Bool { wrapper != nil }

    /// The first attribute that the language does not define.
    var wrapper: String? {
        plain.map(\.attributeName.trimmedDescription).first { name in
            name.first?.isUppercase == true && name != "MainActor"
        }
    }
}

extension GenericParameterClauseSyntax {
    /// The parameters with their constraints.
    var list: [GenericParameter] {
        parameters.map {
            GenericParameter(
                name: $0.name.text, constraint: $0.inheritedType?.trimmedDescription,
                isSpecial: $0.specifier != nil)
        }
    }
}

extension GenericParameter {
    /// The parameter with what a `where` clause says of it.
    func constrained(by requirements: [GenericRequirementSyntax.Requirement]) -> GenericParameter {
        let constraints = requirements.compactMap { requirement -> String? in
            guard case .conformanceRequirement(let conformance) = requirement,
                conformance.leftType.trimmedDescription == name
            else { return nil }
            return conformance.rightType.trimmedDescription
        }
        let all = (constraint.map { [$0] } ?? []) + constraints
        return GenericParameter(
            name: name, constraint: all.isEmpty ? nil : all.joined(separator: " & "), isSpecial: isSpecial)
    }
}

extension String {
    /// A type's text without attributes such as `@unchecked` before it.
    var withoutAttributes: String {
        var words = split(separator: " ")
        while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
        return words.joined(separator: " ")
    }
}
