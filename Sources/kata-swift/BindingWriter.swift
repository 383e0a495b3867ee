/// Writes the Swift file that lets the worker's runtime reach a solution.
///
/// Names of the standard library and the runtime carry their module, and all others that are made here
/// begin with `__kata`, so that nothing a learner declares is mistaken for them. Each type has one function
/// with one `switch`, which the compiler checks in linear time; a comment before each member tells
/// ``Repair`` whose lines follow.
struct BindingWriter {
    let solution: Solution
    private var text = ""

    private static let call = "_ __kata: KataRuntime::Call"
    private static let parameters = "_ __kataMember: Swift::Int, \(call)"
    private static let result = "throws -> KataRuntime::Value"

    init(_ solution: Solution) {
        self.solution = solution
    }

    /// Writes the whole file.
    ///
    /// - Parameter bindsNSLog: Whether `NSLog` of the solution is a function that writes into the log.
    static func write(_ solution: Solution, bindsNSLog: Bool) -> String {
        var writer = BindingWriter(solution)
        writer.writeImports()
        for (index, type) in solution.types.enumerated() where type.reason == nil {
            writer.write(type, index)
        }
        for library in solution.libraries {
            if let code = library.conformance { writer.line(code) }
        }
        writer.writeEntry()
        if bindsNSLog { writer.writeNSLog() }
        return writer.text
    }

    mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    mutating func under(_ conditions: [String], _ write: (inout BindingWriter) -> Void) {
        if !conditions.isEmpty { line("#if \(conditions.joined(separator: " && "))") }
        write(&self)
        if !conditions.isEmpty { line("#endif") }
    }

    private mutating func writeImports() {
        line("import KataRuntime")
        if solution.needsConcurrency { line("import KataConcurrency") }
        var written: Set<String> = []
        for (text, _, conditions) in solution.imports {
            let key = text + conditions.joined()
            guard written.insert(key).inserted else { continue }
            under(conditions) { $0.line(text) }
        }
    }

    private mutating func write(_ type: TypeDeclaration, _ index: Int) {
        line("\(Marker.prefix)\(index)")
        under(type.conditions) { writer in
            let path = type.path.joined(separator: ".")
            if type.isBoundOutside {
                writer.line(
                    "func __kataCall\(index)(\(Self.parameters)) \(Self.result) {")
                writer.writeMembers(of: type, index)
                writer.line("}")
                writer.writeHelpers(of: type, index)
            } else if type.generics.isEmpty {
                writer.line("extension \(path) {")
                writer.line("nonisolated static func __kataCall\(index)(\(Self.parameters)) \(Self.result) {")
                writer.writeMembers(of: type, index)
                writer.line("}\n}")
                writer.writeOpenHelpers(of: type, index)
            } else {
                writer.line("extension \(path): KataRuntime::GenericBindings {")
                writer.line("nonisolated public static var __kataType: Swift::Int { \(index) }")
                let arguments = type.generics.map { "\($0.name).self" }.joined(separator: ", ")
                writer.line("nonisolated public static var __kataArguments: [Any.Type] { [\(arguments)] }")
                writer.line("nonisolated public static func __kataCall(\(Self.parameters)) \(Self.result) {")
                writer.writeMembers(of: type, index)
                writer.line("}")
                if writer.solution.takesKeyPaths {
                    writer.line(
                        "nonisolated public static func __kataKeyPath(_ __kataName: Swift::String) -> AnyKeyPath? {"
                    )
                    writer.writeKeyPaths(of: type, "Self")
                    writer.line("}")
                }
                writer.line("}")
                writer.writeHelpers(of: type, index)
                writer.writeMaker(of: type, index)
                writer.writeSpecializations(of: type, index)
            }
        }
    }

    private mutating func writeMembers(of type: TypeDeclaration, _ index: Int) {
        line("switch __kataMember {")
        if type.kind == .enum { writeTakingApart(type) }
        for member in type.members where member.reason == nil || member.isContextual {
            line("\(Marker.prefix)\(index).\(member.code)")
            let conditions = member.conditions.filter { !type.conditions.contains($0) }
            under(conditions) { writer in
                if let helper = Helper(of: member, in: type, index, writer.solution) {
                    writer.line("case \(member.code), \(member.code + 1):")
                    for line in helper.asking() { writer.line(line) }
                } else {
                    writer.write(
                        member, MemberWriter(solution: writer.solution, type: type, member: member), index)
                }
            }
        }
        line("default: return try __kata.absent()\n}")
    }

    private mutating func write(_ member: MemberDeclaration, _ code: MemberWriter, _ index: Int) {
        line("case \(member.code):")
        for text in code.reading() { line(text) }
        guard member.isSettable else { return }
        line("\(Marker.prefix)\(index).\(member.code + 1)")
        line("case \(member.code + 1):")
        for text in code.assigning() { line(text) }
    }

    /// Writes the helpers for members that are written where the types are known that they are generic over.
    private mutating func writeOpenHelpers(of type: TypeDeclaration, _ index: Int) {
        for member in type.members where member.reason == nil || member.isContextual {
            guard let helper = OpenHelper(of: member, in: type, index, solution) else { continue }
            line("\(Marker.prefix)\(index).\(member.code)")
            under(member.conditions.filter { !type.conditions.contains($0) }) { writer in
                let lines = helper.declaring { closed, reference in
                    MemberWriter(
                        solution: writer.solution, type: type, member: closed, reference: reference
                    ).reading()
                }
                for text in lines { writer.line(text) }
            }
        }
    }

    /// Writes the helpers for members with a `where` clause.
    private mutating func writeHelpers(of type: TypeDeclaration, _ index: Int) {
        writeOpenHelpers(of: type, index)
        for (number, text) in type.requirements.enumerated() {
            let members = type.members.filter { $0.requirement?.text.written == text && $0.reason == nil }
            guard let first = members.first, let helper = Helper(of: first, in: type, index, solution) else {
                continue
            }
            // An extension inside `#if` may name what is there only then.
            let conditions = first.conditions.filter { !type.conditions.contains($0) }
            let isShared = members.allSatisfy { $0.conditions == first.conditions }
            under(isShared ? conditions : []) { $0.write(helper, for: members, of: type, (index, number)) }
        }
    }

    private mutating func write(
        _ helper: Helper, for members: [MemberDeclaration], of type: TypeDeclaration,
        _ place: (type: Int, number: Int)
    ) {
        let marker = Marker.requirement(place.number, of: place.type)
        line("\(Marker.prefix)\(marker)")
        for text in helper.heading() { line(text) }
        for member in members {
            line("\(Marker.prefix)\(place.type).\(member.code)")
            let code = MemberWriter(
                solution: solution, type: type, member: helper.renaming(member), reference: helper.reference)
            under(member.conditions.filter { !type.conditions.contains($0) }) { writer in
                writer.write(member, code, place.type)
            }
        }
        line("\(Marker.prefix)\(marker)")
        line("default: return try __kata.absent()\n}\n}\n}")
    }

    /// The first member of an enum tells which case a value is, and what it carries.
    private mutating func writeTakingApart(_ type: TypeDeclaration) {
        line("case 0:\nlet __kataSelf: \(type.reference) = try __kata.receiver()\nswitch __kataSelf {")
        for member in type.members where member.kind == .enumCase && member.reason?.forbidsNaming != true {
            let conditions = member.conditions.filter { !type.conditions.contains($0) }
            under(conditions) { writer in
                let name = quoted(unquoted(member.name))
                guard !member.parameters.isEmpty else {
                    writer.line("case .\(member.name): return __kata.enumCase(\(name))")
                    return
                }
                let names = member.parameters.indices.map { "let __kata\($0)" }
                writer.line("case .\(member.name)(\(names.joined(separator: ", "))):")
                let values = member.parameters.enumerated().map { index, parameter in
                    "(\(parameter.label.map(quoted) ?? "nil"), try __kata.value(__kata\(index)))"
                }
                writer.line("return __kata.enumCase(\(name), [\(values.joined(separator: ", "))])")
            }
        }
        line("default: return try __kata.absent()\n}")
    }

    /// Opens the arguments that give a generic type its parameters.
    private mutating func writeSpecializations(of type: TypeDeclaration, _ index: Int) {
        line("func __kataSpecialized\(index)(_ __kataMember: Swift::Int, _ __kataValues: [Any])")
        line("throws -> (any KataRuntime::GenericBindings.Type)? {\nswitch __kataMember {")
        for member in type.members where member.reason == nil && (member.isStatic || member.kind == .enumCase)
        {
            line("\(Marker.prefix)\(index).\(member.code)")
            line("case \(member.code):")
            writeSpecialization(of: type, by: member)
        }
        line("default: return nil\n}\n}")
    }

    /// Writes what gives a generic type where its parameters meet a `where` clause that says more than their protocols.
    private mutating func writeMaker(of type: TypeDeclaration, _ index: Int) {
        guard let requirement = type.requirement, !requirement.isAboutParameters else { return }
        line("enum __KataMade\(index)<\(type.generics.map(\.declaration).joined(separator: ", "))> {}")
        line("extension __KataMade\(index): KataRuntime::GenericMaker where \(requirement.text.written) {")
        line("static var __kataMade: any KataRuntime::GenericBindings.Type { \(type.reference).self }\n}")
    }

    /// The code for a generic type of which a function knows the parameters.
    private func made(_ type: TypeDeclaration, _ metatype: String) -> String {
        guard let requirement = type.requirement, !requirement.isAboutParameters else {
            return "\(metatype).self"
        }
        let names = type.generics.map(\.name).joined(separator: ", ")
        return
            "(__KataMade\(solution.index(of: type))<\(names)>.self as? any KataRuntime::GenericMaker.Type)?"
            + ".__kataMade"
    }

    /// Gives the generic type that a member's arguments mean.
    private mutating func writeSpecialization(of type: TypeDeclaration, by member: MemberDeclaration) {
        if let slot = member.slotOfOwnType(type) {
            line("if let __kataOwn = Swift::type(of: __kataValues[\(slot)])")
            line("as? any KataRuntime::GenericBindings.Type { return __kataOwn }")
        }
        let givers = type.generics.map { ($0, TypeGiver(of: $0, by: member, in: type)) }
        guard givers.allSatisfy({ $0.1 != nil }) else { return line("return nil") }
        let texts = givers.compactMap { generic, giver in giver?.text(generic).map { (generic.name, $0) } }
        let metatype = type.reference(with: Dictionary(texts) { first, _ in first })
        var openers: [(parameter: GenericParameter, code: String)] = []
        for (generic, giver) in givers {
            guard let opener = giver?.opener(generic),
                !openers.contains(where: { $0.parameter.name == opener.parameter.name })
            else { continue }
            openers.append(opener)
        }
        guard !openers.isEmpty else {
            return line("return \(metatype).self as any KataRuntime::GenericBindings.Type")
        }
        for (index, opener) in openers.enumerated() {
            let value = opener.parameter.checkable.map { "(\(opener.code)) as? (any \($0))" } ?? opener.code
            line("guard let __kata\(index) = \(value)")
            line("else { return nil }")
        }
        let list = openers.map(\.parameter.declaration)
        let parameters = openers.map { "_: \($0.parameter.name)" }.joined(separator: ", ")
        line("func __kataOpen<\(list.joined(separator: ", "))>(\(parameters))")
        line("-> (any KataRuntime::GenericBindings.Type)? { \(made(type, metatype)) }")
        if openers.count == 1, openers[0].parameter.constraint == nil {
            line("return Swift::_openExistential(__kata0, do: __kataOpen)")
        } else {
            let arguments = openers.indices.map { "__kata\($0)" }.joined(separator: ", ")
            line("return __kataOpen(\(arguments))")
        }
    }

    /// Foundation's own function writes to standard error, with a time that no log could expect.
    private mutating func writeNSLog() {
        line("func NSLog(_ __kataFormat: Swift::String, _ __kataArguments: any Swift::CVarArg...) {")
        line("Swift::print(Swift::String(format: __kataFormat, arguments: __kataArguments))\n}")
    }

    private mutating func writeEntry() {
        line(Marker.end)
        writeClassOpenings()
        line("struct __KataBindings: KataRuntime::Bindings {")
        line("var description: Swift::StaticString {\n\(TableWriter.write(solution))\n}")
        writeSwitch("func type(_ __kataType: Swift::Int) -> Any.Type?", "nil") { index, type in
            guard type.generics.isEmpty, type.arguments == nil || type.isInstance, type.kind != .module else {
                return nil
            }
            return type.kind == .protocol ? "(\(type.reference)).self" : "\(type.reference).self"
        }
        writeSwitch("func conforms(_ __kata: Any, to __kataType: Swift::Int) -> Swift::Bool", "false") {
            index, type in
            type.kind == .protocol ? "__kata is \(type.reference)" : nil
        }
        writeSwitch(
            "func specialized(_ __kataType: Swift::Int, for __kataMember: Swift::Int,\n"
                + "by __kataValues: [Any]) throws -> (any KataRuntime::GenericBindings.Type)?", "nil"
        ) { index, type in
            type.generics.isEmpty ? nil : "try __kataSpecialized\(index)(__kataMember, __kataValues)"
        }
        let call =
            "func call(_ __kataType: Swift::Int, _ __kataMember: Swift::Int, \(Self.call)) \(Self.result)"
        writeSwitch(call, "try __kata.absent()") { index, type in
            guard type.generics.isEmpty else { return nil }
            let place = type.isBoundOutside ? "Solution::" : type.reference + "."
            return "try \(place)__kataCall\(index)(__kataMember, __kata)"
        }
        if solution.takesKeyPaths { writeKeyPaths() }
        if solution.walksAsync {
            line("func walk(_ __kataValue: Any) -> (() throws -> Any?)? {")
            line("KataConcurrency::walk(__kataValue)\n}")
        }
        line("func message(of __kataError: any Swift::Error) -> Swift::String? {")
        if solution.imports.contains(where: { $0.module == "Foundation" && $0.conditions.isEmpty }) {
            line("if let __kataError = __kataError as? any Foundation::LocalizedError {")
            line("return __kataError.localizedDescription\n}")
        }
        line("return nil\n}\n}")
        line("@_silgen_name(\"kata_solution_bindings\")")
        line("func __kataBindings() -> any KataRuntime::Bindings { __KataBindings() }")
    }

    /// Writes a function that looks up a type by its place.
    private mutating func writeSwitch(
        _ signature: String, _ none: String, _ value: (Int, TypeDeclaration) -> String?
    ) {
        line("\(signature) {\nswitch __kataType {")
        for (index, type) in solution.types.enumerated() where type.reason == nil {
            guard let value = value(index, type) else { continue }
            line("\(Marker.prefix)\(index)")
            under(type.conditions) { $0.line("case \(index): return \(value)") }
        }
        line("\(Marker.end)\ndefault: return \(none)\n}\n}")
    }
}

/// The comments by which the lines of a member are found again.
enum Marker {
    /// Comes before the place of a type, or of a type and the code of a member.
    static let prefix = "// kata "
    /// Ends the lines of the last member.
    static let end = "// kata"
    /// Stands between a member and a form of calling it: bits for the defaults that are given, and a count of values.
    static let form = "/"
    static let count: Character = "+"

    /// The marker of the member that a form of calling belongs to.
    static func member(of marker: String) -> String { String(marker.prefix { $0 != "/" }) }

    /// Marks what serves all members of a type that have one `where` clause.
    static func requirement(_ number: Int, of type: Int) -> String { "\(type).where\(number)" }
}

/// Writes a text as a string literal.
func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\t": literal += "\\t"
        case "\r": literal += "\\r"
        case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}
