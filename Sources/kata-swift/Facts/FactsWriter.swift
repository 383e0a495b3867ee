import SwiftSyntax

/// Writes `facts.json`: what types there are, and what their code does (docs/facts.md).
struct FactsWriter {
    private let table: FactTable
    private let folder: String

    /// Writes the facts of parsed sources, their files below a folder, with the newline at the end.
    static func write(_ files: [SourceFile], below folder: String) -> String {
        guard let first = files.first else {
            return #"{"facts":1,"language":"swift","types":[],"functions":[]}"# + "\n"
        }
        let writer = FactsWriter(
            table: FactTable(files, first: first), folder: folder.hasSuffix("/") ? folder : folder + "/")
        return writer.document.text + "\n"
    }

    private var document: FactJSON {
        .object([
            ("facts", .integer(1)),
            ("language", .string("swift")),
            ("types", .list(table.types.map(type))),
            ("functions", .list(table.freeOrder.map(member))),
            (
                "aliases",
                .list(
                    table.otherNames.map { name, type in
                        .object([("name", .string(name)), ("type", speech(type))])
                    })
            ),
        ])
    }

    private func type(_ type: FactTypeDeclaration) -> FactJSON {
        .object([
            ("name", .string(type.name)),
            ("kind", .string(type.kind)),
            ("foreign", .truth(type.isForeign)),
            ("inherits", .list(type.inherits.flatMap { ancestors($0, of: type) })),
            ("file", .string(relative(type.place.file))),
            ("at", place(type.place)),
            ("members", .list(type.members.map(member))),
        ])
    }

    private func ancestors(
        _ written: FactTypeDeclaration.Written, of heir: FactTypeDeclaration
    ) -> [FactJSON] {
        let type = table.resolve(written.syntax, in: written.scope)
        if case .foreign(let name, _) = type { return [.object([("name", .string(name))])] }
        return type.receivers.map { receiver in
            let parameters = table[receiver.name]?.generics.map(\.name) ?? []
            let given =
                zip(parameters, receiver.arguments).map { ($0, FactJSON.strings($1.speech.names)) }
                + table.associatedTypes(of: receiver.name, in: heir.name).map {
                    ($0, FactJSON.strings($1.speech.names))
                }
            return .object([("name", .string(receiver.name)), ("given", .object(given))])
        }
    }

    private func member(_ member: FactMember) -> FactJSON {
        let type = table.type(of: member)
        let spoken: FactType =
            if case .function(_, let gives) = type, member.kind == .method {
                gives
            } else if member.kind == .initializer || member.kind == .case { .none } else { type }
        let scope = table.scope(of: member)
        let facts = FactReader(member, in: table).read()
        return .object([
            ("name", .string(member.name)),
            ("signature", .string(member.signature)),
            ("kind", .string(member.kind.rawValue)),
            ("access", member.access == "internal" ? .none : .string(member.access)),
            ("static", .truth(member.isStatic && member.kind != .case)),
            ("override", .truth(member.isOverride)),
            ("stored", .truth(member.kind == .property && member.isStored)),
            ("fixed", .truth(member.isConstant)),
            ("literal", .truth(member.onlyValue.map { isConstant($0, in: scope) } ?? false)),
            ("truth", member.onlyValue.flatMap(\.truth).map(FactJSON.string) ?? .none),
            ("empty", .truth(!member.hasBody && member.kind != .case)),
            ("hollow", .truth(member.isHollow)),
            ("file", .string(relative(member.file.path))),
            ("at", place(member.place)),
            ("type", speech(spoken)),
            (
                "parameters",
                .list(
                    member.parameters.map { parameter in
                        .object([
                            ("label", parameter.label.map(FactJSON.string) ?? .none),
                            ("name", .string(parameter.name)),
                            ("type", speech(table.resolve(parameter.type, in: scope))),
                        ])
                    })
            ),
            ("does", .list(facts.map(fact))),
        ])
    }

    /// Whether an expression is a number, a text, a name behind a point, or a case of an enumeration.
    private func isConstant(_ value: ExprSyntax, in scope: FactScope) -> Bool {
        if value.isConstantText { return true }
        guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
            case .named(let name, _) = table.named(base.trimmedDescription, [], scope)
        else { return false }
        return table[name]?.members.contains {
            $0.kind == .case && $0.parameters.isEmpty && $0.name == access.declName.baseName.text
        } ?? false
    }

    private func speech(_ type: FactType) -> FactJSON {
        let speech = type.speech
        return .object([
            ("names", .strings(speech.names)),
            ("many", .truth(speech.isMany)),
            ("function", .truth(speech.isFunction)),
            ("takes", .strings(speech.takes)),
            ("gives", .strings(speech.gives)),
            ("generics", .strings(speech.generics)),
        ])
    }

    private func fact(_ fact: Fact) -> FactJSON {
        .object([
            ("is", .string(fact.kind.rawValue)),
            ("on", .strings(fact.on)),
            ("member", fact.member.isEmpty ? .none : .string(fact.member)),
            ("via", fact.via.isEmpty ? .none : .string(fact.via)),
            ("name", fact.name.isEmpty ? .none : .string(fact.name)),
            ("with", .strings(fact.with)),
            ("types", .strings(fact.types)),
            ("given", .strings(fact.given)),
            ("how", fact.how.isEmpty ? .none : .string(fact.how)),
            ("count", fact.count == 0 ? .none : .integer(fact.count)),
            ("used", .truth(fact.isUsed)),
            ("conditional", .truth(fact.isConditional)),
            ("through", .strings(fact.through)),
            ("told", .strings(fact.told)),
            ("closure", fact.closure == 0 ? .none : .integer(fact.closure)),
            ("at", place(fact.place)),
        ])
    }

    private func place(_ place: FactPlace) -> FactJSON {
        .list([.integer(place.line), .integer(place.column), .integer(place.length)])
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}

extension FactMember {
    /// The one expression that it is, where it is a property's first value or a body of nothing else.
    fileprivate var onlyValue: ExprSyntax? {
        if kind == .property, let value { return value }
        guard kind == .property || parameters.isEmpty, bodies.count == 1, let body = bodies.first else {
            return nil
        }
        let items = body.as(CodeBlockSyntax.self)?.statements ?? body.as(CodeBlockItemListSyntax.self)
        guard let items, items.count == 1, let only = items.first else { return nil }
        if case .expr(let value) = only.item { return value }
        return only.item.as(ReturnStmtSyntax.self)?.expression
    }
}

extension FactMember {
    /// Whether it has a body without a statement.
    fileprivate var isHollow: Bool {
        guard kind == .method, bodies.count == 1, let body = bodies.first else { return false }
        let items = body.as(CodeBlockSyntax.self)?.statements ?? body.as(CodeBlockItemListSyntax.self)
        return items?.isEmpty ?? false
    }
}

extension ExprSyntax {
    /// Whether it is a number, a text or a name behind a point.
    fileprivate var isConstantText: Bool {
        if let text = self.as(StringLiteralExprSyntax.self) {
            return !text.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
        }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base == nil }
        return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
    }

    /// `true` or `false`, where it is that.
    fileprivate var truth: String? { self.as(BooleanLiteralExprSyntax.self)?.literal.text }
}

/// A JSON document; what is false, empty or absent is left out of objects.
indirect enum FactJSON {
    case none
    case string(String)
    case integer(Int)
    case truth(Bool)
    case list([FactJSON])
    case object([(String, FactJSON)])

    static func strings(_ values: [String]) -> FactJSON { .list(values.map(FactJSON.string)) }

    /// The document as text.
    var text: String {
        switch self {
        case .none: "null"
        case .string(let value): JSONText.string(value)
        case .integer(let value): "\(value)"
        case .truth(let value): "\(value)"
        case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.filter { !$0.1.isLeftOut }.map { JSONText.string($0.0) + ":" + $0.1.text }.joined(
                    separator: ",")
                + "}"
        }
    }

    private var isLeftOut: Bool {
        switch self {
        case .none, .truth(false): true
        case .list(let values): values.isEmpty
        case .object(let members): members.allSatisfy { $0.1.isLeftOut }
        default: false
        }
    }
}
