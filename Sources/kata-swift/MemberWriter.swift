/// Writes what is done when a script uses a member.
struct MemberWriter {
    let solution: Solution
    let type: TypeDeclaration
    let member: MemberDeclaration
    /// The type as the code refers to it.
    let reference: String
    /// The code of what is written: the member's own, or its setter's.
    var code: Int

    init(solution: Solution, type: TypeDeclaration, member: MemberDeclaration, reference: String? = nil) {
        self.solution = solution
        self.type = type
        self.member = member
        self.reference = reference ?? (member.opensElement ? "Swift::Array<Element>" : type.reference)
        code = member.code
    }

    /// The most values that a variadic parameter takes.
    private static let maximumVariadic = 12
    /// Up to so many defaults may be given in any combination; of more, only those at the front.
    static let maximumFreeDefaults = 4

    /// The lines that call, read or make.
    func reading() -> [String] {
        if let helper = OpenHelper(of: member, in: type, solution.index(of: type), solution) {
            return helper.openingSelf(opening(helper.calling()))
        }
        if member.opensElement {
            return hopping(
                opening(
                    receiver(changing: member.isMutating)
                        + combinations { arguments in [answer(use(arguments))] }))
        }
        return hopping(
            receiver(changing: member.isMutating)
                + openedCombinations { arguments in [answer(use(arguments))] })
    }

    /// The combinations, where the types are known that the member is generic over.
    private func openedCombinations(_ write: (String) -> [String]) -> [String] {
        opening(combinations(write))
    }

    /// The lines that assign a property or an element.
    func assigning() -> [String] {
        var setter = self
        setter.code = member.code + 1
        return setter.linesAssigning()
    }

    private func linesAssigning() -> [String] {
        if let function = member.function {
            let lines = closure(function, named: "__kataValue", slot: "__kata.newSlot")
            return hopping(
                receiver(changing: type.kind != .class) + lines
                    + ["\(use("")) = __kataValue", "return __kata.void()"])
        }
        if let shape = member.shape, let type = member.type {
            return hopping(
                receiver(changing: self.type.kind != .class)
                    + openedCombinations { arguments in
                        [
                            "let __kataValue: \(settled(type)) = try __kata.compound(__kata.newSlot) "
                                + "{ __kataValue in \(shape.code("__kataValue", settled)) }",
                            "\(use(arguments)) = __kataValue", "return __kata.void()",
                        ]
                    })
        }
        let isKnown = member.type.map { !$0.written.isEmpty && member.namesType } ?? false
        let annotation = isKnown ? member.type.map { ": \(settled($0))" } ?? "" : ""
        return hopping(
            receiver(changing: type.kind != .class)
                + openedCombinations { arguments in
                    // Without a written type the value's is inferred where it is assigned.
                    if member.isolation == .other { return assigningInside(use(arguments), annotation) }
                    let place = use(arguments)
                    guard !annotation.isEmpty else {
                        return ["\(place) = try __kata.newValue()", "return __kata.void()"]
                    }
                    return [
                        "let __kataValue\(annotation) = try __kata.newValue()", "\(place) = __kataValue",
                        "return __kata.void()",
                    ]
                })
    }

    /// Only what runs on an actor may assign its properties.
    private func assigningInside(_ place: String, _ annotation: String) -> [String] {
        [
            "func __kataAssign(_ __kataSelf: isolated \(reference)) throws {",
            annotation.isEmpty
                ? "\(place) = try __kata.newValue()"
                : "let __kataValue\(annotation) = try __kata.newValue()\n\(place) = __kataValue",
            "}", "try await __kataAssign(__kataSelf)", "return __kata.void()",
        ]
    }

    func settled(_ text: TypeText) -> String {
        let source = solution.source(of: text, in: type)
        return source.hasSuffix("!") ? source.dropLast() + "?" : source
    }

    // MARK: Receiver

    private var isStatic: Bool { member.isStatic || member.kind == .enumCase || member.kind == .constructor }

    private func receiver(changing: Bool) -> [String] {
        guard !isStatic else { return [] }
        let isChanged = changing && type.isValue
        var lines = ["\(isChanged ? "var" : "let") __kataSelf: \(reference) = try __kata.receiver()"]
        if isChanged { lines.append("defer { __kata.update(__kataSelf) }") }
        return lines
    }

    /// What stands before the member's name, its point included.
    private var place: String {
        if type.kind == .module { return "Solution::" }
        if let owner = member.owner { return "\(solution.source(of: TypeText(owner), in: type))." }
        return isStatic ? "\(reference)." : "__kataSelf."
    }

    /// Wraps the lines where they have to run in another isolation.
    private func hopping(_ lines: [String]) -> [String] {
        if member.isAsync || member.isolation == .other {
            return ["return try KataConcurrency::await { () async throws -> KataRuntime::Value in"] + lines
                + ["}"]
        }
        if member.isolation == .main {
            return ["return try KataConcurrency::main { () throws -> KataRuntime::Value in"] + lines + ["}"]
        }
        return lines
    }

    /// What an argument needs before it, where the call around it has `try` already: that one covers whatever throws in it,
    /// and the compiler warns of a `try` that covers nothing.
    private var waiting: String {
        member.isAsync || member.isolation == .other ? "await " : ""
    }

    // MARK: Use

    private func use(_ arguments: String) -> String {
        if let expression = member.expression { return expression }
        switch member.kind {
        case .constructor: return "\(reference)(\(arguments))"
        case .method where member.isOptionalCall: return "\(place)\(member.name)?(\(arguments))"
        case .method where member.isOperator:
            return member.parameters.count == 2
                ? "(__kata0 \(member.name) __kata1)" : "(\(member.name)__kata0)"
        case .method: return "\(place)\(member.name)(\(arguments))"
        case .property: return "\(place)\(member.name)"
        case .subscript: return "\(place.dropLast())[\(arguments)]"
        case .enumCase:
            return member.parameters.isEmpty
                ? "\(place)\(member.name)" : "\(place)\(member.name)(\(arguments))"
        }
    }

    private func answer(_ use: String) -> String {
        switch member.kind {
        case .property where member.function?.isCallable == true:
            function(member.function, use, "")
        case .property where member.function != nil: "return try __kata.unreadable()"
        case .method where member.result?.isCallable == true && !member.isOptionalCall,
            .subscript where member.result?.isCallable == true:
            function(
                member.result, use, member.namesType ? member.type.map { " as \(settled($0))" } ?? "" : "")
        case .method where member.type == nil && member.isOptionalCall:
            // The compiler warns of a `try` that covers nothing.
            "\(member.isThrowing || use.contains("try ") ? "try " : "")\(waiting)_ = \(use)\nreturn __kata.void()"
        case .method where member.type == nil:
            "return try __kata.void(\(waiting)\(use))"
        case .method, .subscript:
            if member.namesType, let type = member.type {
                "return try __kata.result(\(waiting)\(use) as \(settled(type)))"
            } else {
                "return try __kata.result(\(waiting)\(use))"
            }
        case .property, .constructor, .enumCase:
            "return try __kata.result(\(waiting)\(use))"
        }
    }

    /// Answers with a function, and says how it is called.
    private func function(_ shape: FunctionShape?, _ use: String, _ type: String) -> String {
        guard let shape else { return "return try __kata.unreadable()" }
        return "return try __kata.function(\(waiting)\(use)\(type), takes: \(shape.parameters.count)) "
            + shape.calling(settled)
    }

    // MARK: Arguments

    /// Writes the use once for each combination of defaults and variadic values.
    private func combinations(_ write: (String) -> [String]) -> [String] {
        let required = member.parameters.indices.filter { !member.parameters[$0].hasDefault }
        let optional = member.parameters.indices.filter { member.parameters[$0].hasDefault }
        var lines = required.flatMap { decoding($0) }
        guard !optional.isEmpty else { return lines + variadics([], "", write) }
        lines.append("switch __kata.given {")
        for choice in choices(of: optional) {
            let bits = optional.indices.filter { choice.contains(optional[$0]) }.reduce(0) { $0 | 1 << $1 }
            let form = "\(bits)"
            lines.append("case \(bits):")
            lines += marked(form) {
                choice.flatMap { decoding($0) }
                    + variadics(optional.filter { !choice.contains($0) }, form, write)
            }
        }
        return lines + [marker(), "default: return try __kata.tooManyDefaults()", "}"]
    }

    private func choices(of optional: [Int]) -> [[Int]] {
        let possible = optional.filter { member.parameters[$0].reason == nil }
        guard possible.count <= Self.maximumFreeDefaults else {
            return (0...possible.count).map { Array(possible.prefix($0)) }
        }
        return (0..<1 << possible.count).map { bits in
            possible.indices.filter { bits & 1 << $0 != 0 }.map { possible[$0] }
        }.filter { !isAmbiguous($0, of: optional) }
    }

    /// Whether a parameter without a label is left out in front of another one, which would be taken for it.
    private func isAmbiguous(_ choice: [Int], of optional: [Int]) -> Bool {
        optional.contains { slot in
            guard !choice.contains(slot), member.parameters[slot].label == nil else { return false }
            let next = member.parameters.indices.first { index in
                index > slot && (choice.contains(index) || !optional.contains(index))
            }
            return next.map { member.parameters[$0].label == nil } ?? false
        }
    }

    /// The lines that make a Swift closure of the script's.
    private func closure(_ function: FunctionShape, named name: String, slot: String) -> [String] {
        let script = "\(name)Script"
        let made = function.closure(calling: script, settled)
        let type = settled(function.type)
        guard function.isOptional else {
            return ["let \(script) = try __kata.closure(\(slot))", "let \(name): \(type) = \(made)"]
        }
        return [
            "let \(name): \(type)", "if let \(script) = try __kata.optionalClosure(\(slot)) {",
            "\(name) = \(made)", "} else {", "\(name) = nil", "}",
        ]
    }

    private func decoding(_ slot: Int) -> [String] {
        let parameter = member.parameters[slot]
        if let function = parameter.function, !parameter.isVariadic {
            return closure(function, named: "__kata\(slot)", slot: "\(slot)")
        }
        guard !parameter.isVariadic, !parameter.isGuess, !parameter.type.written.isEmpty else { return [] }
        let name = "__kata\(slot)"
        let word = parameter.isInout ? "var" : "let"
        var lines: [String]
        if let shape = parameter.shape {
            let made = shape.code("__kataValue", settled)
            lines = [
                "\(word) \(name): \(settled(parameter.type)) = "
                    + "try __kata.compound(\(slot)) { __kataValue in \(made) }"
            ]
        } else {
            lines = ["\(word) \(name): \(settled(parameter.type)) = try __kata.argument(\(slot))"]
        }
        if parameter.isInout { lines.append("defer { __kata.change(\(slot), to: \(name)) }") }
        return lines
    }

    /// Whether an empty variadic parameter leaves the compiler without a type that the member is generic over.
    private func isUnknownWithout(_ slot: Int) -> Bool {
        member.opened.contains { generic in
            member.parameters.indices.allSatisfy { index in
                index == slot || !member.parameters[index].type.mentions([generic.name])
            } && member.parameters[slot].type.mentions([generic.name])
        }
    }

    /// A variadic parameter has no form for a list, so each count is written out.
    private func variadics(_ left: [Int], _ form: String, _ write: (String) -> [String]) -> [String] {
        guard let slot = member.parameters.firstIndex(where: \.isVariadic) else {
            return write(list(leaving: left, variadic: 0))
        }
        let type = settled(member.parameters[slot].type)
        var lines = ["switch __kata.count(\(slot)) {"]
        for count in (isUnknownWithout(slot) ? 1 : 0)...Self.maximumVariadic {
            lines.append("case \(count):")
            lines += marked("\(form)\(Marker.count)\(count)") {
                giving(count, to: slot, of: type, leaving: left, write)
            }
        }
        return lines + [
            marker(form),
            "default: return try __kata.tooManyValues(\(slot), limit: \(Self.maximumVariadic))", "}",
        ]
    }

    /// The use of a member that gives its variadic parameter so many values.
    private func giving(
        _ count: Int, to slot: Int, of type: String, leaving left: [Int], _ write: (String) -> [String]
    ) -> [String] {
        var lines: [String] = []
        for index in 0..<count {
            let parameter = member.parameters[slot]
            let shape = (parameter.shape ?? parameter.function.map(ValueShape.function))?
                .code("__kataValue", settled)
            let value =
                shape.map { "compound(\(slot), \(index)) { __kataValue in \($0) }" }
                ?? "argument(\(slot), \(index))"
            lines.append("let __kata\(slot)_\(index): \(type) = try __kata.\(value)")
        }
        return lines + packed(count, write(list(leaving: left, variadic: count)), slot)
    }

    /// Puts lines where each value of a pack has a type of its own.
    private func packed(_ count: Int, _ lines: [String], _ slot: Int) -> [String] {
        guard count > 0, let constraint = member.parameters[slot].pack?.constraint else { return lines }
        let names = (0..<count).map { "__KataPack\($0): \(constraint)" }.joined(separator: ", ")
        let parameters = (0..<count).map { "_ __kata\(slot)_\($0): __KataPack\($0)" }.joined(separator: ", ")
        let values = (0..<count).map { "__kata\(slot)_\($0)" }.joined(separator: ", ")
        return ["func __kataPacked\(count)<\(names)>(\(parameters)) throws -> KataRuntime::Value {"] + lines
            + ["}", "return try __kataPacked\(count)(\(values))"]
    }

    private func list(leaving left: [Int], variadic count: Int) -> String {
        var parts: [String] = []
        for (slot, parameter) in member.parameters.enumerated() where !left.contains(slot) {
            let label = parameter.label.map { "\($0): " } ?? ""
            if parameter.isVariadic {
                for index in 0..<count { parts.append((index == 0 ? label : "") + "__kata\(slot)_\(index)") }
            } else if parameter.isGuess || parameter.type.written.isEmpty {
                parts.append("\(label)try __kata.argument(\(slot))")
            } else {
                parts.append("\(label)\(parameter.isInout ? "&" : "")__kata\(slot)")
            }
        }
        return parts.joined(separator: ", ")
    }
}
