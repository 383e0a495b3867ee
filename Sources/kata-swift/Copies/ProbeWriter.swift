import SwiftSyntax

/// Puts probes into copies of the sources, which tell the runtime which member of which object runs inside of which.
///
/// A probe stands right behind the opening brace of a body, so that no line moves. Closures, functions inside of functions and
/// extensions of other people's types have none: what they call is charged to those who run them.
struct ProbeWriter {
    /// What the bindings declare for probes: functions of names that no solution has, so that copies import nothing more.
    static let functions = """
        nonisolated func __kataEnter(
            _ site: Swift::StaticString, _ object: Swift::AnyObject?, _ arguments: @autoclosure () -> [Any] = []
        ) -> Swift::Int { KataRuntime::Probe.enter(site, object, arguments) }
        nonisolated func __kataEnter<T>(
            _ site: Swift::StaticString, of value: T, _ arguments: @autoclosure () -> [Any] = []
        ) -> Swift::Int { KataRuntime::Probe.enter(site, of: value, arguments) }
        nonisolated func __kataMade(_ call: Swift::Int, _ object: Swift::AnyObject) {
            KataRuntime::Probe.made(call, object)
        }
        nonisolated func __kataLeave(_ call: Swift::Int) { KataRuntime::Probe.leave(call) }
        nonisolated var __kataHidden: Any { KataRuntime::Probe.Hidden() }

        """

    private let types: [String: FactTypeDeclaration]
    private let built: BuiltMembers
    private var insertions = Insertions()
    private var count = 0

    /// Returns the probes of parsed sources.
    static func probes(in files: [SourceFile]) -> Insertions {
        guard let first = files.first else { return Insertions() }
        let collector = FactCollector(first: first)
        collector.collect(files)
        var writer = ProbeWriter(types: collector.types, built: BuiltMembers(files))
        for type in collector.order.compactMap({ collector.types[$0] }) { writer.write(type) }
        return writer.insertions
    }

    /// Whether a piece of that name is a probe, which may be left out where the compiler refuses it.
    static func wrote(_ name: String) -> Bool { name.hasPrefix("probe ") }

    private init(types: [String: FactTypeDeclaration], built: BuiltMembers) {
        self.types = types
        self.built = built
    }

    private mutating func write(_ type: FactTypeDeclaration) {
        let isNoncopyable = type.inherits.contains { $0.syntax.trimmedDescription == "~Copyable" }
        guard !type.isForeign, !isNoncopyable else { return }
        for member in type.members {
            for body in member.bodies {
                guard let probed = ProbedBody(body, of: member), probed.mayHaveProbe,
                    !built.contain(member, probed.items)
                else { continue }
                write(probed, member, type)
            }
        }
    }

    private mutating func write(_ body: ProbedBody, _ member: FactMember, _ type: FactTypeDeclaration) {
        count += 1
        let name = "probe \(count)"
        let site = [type.name, member.signature, member.isStatic ? "static" : body.role].joined(
            separator: "\\t")
        let call = "__kataEnter(\"\(site)\", \(receiver(body, member, type))\(arguments(body, member)))"
        insertions.insert(
            " let __kata = \(call); defer { __kataLeave(__kata) };" + (body.needsReturn ? " return" : ""),
            at: body.opening, of: member.file, name: name)
        if body.role == "init", type.kind == "class" { writeCreation(body, member, type, name) }
    }

    private func receiver(_ body: ProbedBody, _ member: FactMember, _ type: FactTypeDeclaration) -> String {
        if member.isStatic || body.role == "init" { return "nil" }
        switch type.kind {
        case "class", "actor": return "self"
        case "protocol": return "of: self"
        default: return "nil"
        }
    }

    private func arguments(_ body: ProbedBody, _ member: FactMember) -> String {
        guard body.takesArguments, !member.parameters.isEmpty else { return "" }
        let values = member.parameters.map { parameter in
            parameter.name == "_" || !parameter.type.canBeShown
                ? "__kataHidden" : "\(quoted(parameter.name)) as Any"
        }
        return ", [\(values.joined(separator: ", "))]"
    }

    private func quoted(_ name: String) -> String { name == "self" ? name : "`\(name)`" }

    /// Tells at the end of an initializer which object it made: only there `self` is whole.
    private mutating func writeCreation(
        _ body: ProbedBody, _ member: FactMember, _ type: FactTypeDeclaration, _ name: String
    ) {
        guard let end = body.end, !body.leavesAtEnd else { return }
        let isBelow = type.inherits.first.map { inherited in
            types[inherited.syntax.trimmedDescription.prefix { $0 != "<" }.description]?.kind == "class"
        }
        let made = "__kataMade(__kata, self) "
        let before = body.needsSeparator ? "; " : " "
        let superior = isBelow == true && !body.delegates ? "super.init(); " : ""
        insertions.insert(before + superior + made, at: end, of: member.file, name: "\(name) end")
    }
}

extension TypeSyntax {
    /// Whether a parameter of the type can be put into a list of anything.
    fileprivate var canBeShown: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let isPlain = attributed.attributes.isEmpty && attributed.lateSpecifiers.isEmpty
            return isPlain && attributed.specifiers.allSatisfy { $0.trimmedDescription == "inout" }
                && attributed.baseType.canBeShown
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.canBeShown }
        if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.allSatisfy(\.type.canBeShown) }
        return !self.is(FunctionTypeSyntax.self) && !self.is(PackExpansionTypeSyntax.self)
            && !self.is(SuppressedTypeSyntax.self)
    }
}
