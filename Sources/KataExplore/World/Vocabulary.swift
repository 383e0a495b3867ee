import KataModules
import KataScript
import KataTranscript

/// What sequences may say: the members that the contract promises, as far as values for them can be had.
struct Vocabulary: Sendable {
    /// A way to say something.
    struct Phrase: Sendable {
        /// What it does.
        enum Kind: Sendable { case make, call, read, assign }

        var kind: Kind
        var owner: String
        var member: String
        var isStatic = false
        var slots: [Slot] = []
        var labels: [String?] = []
        /// The type of what comes back; nil for nothing.
        var returns: String?
    }

    private(set) var phrases: [Phrase] = []
    /// The phrases of objects of a type, by the contract's name of the type.
    let types: ModuleTypes

    /// Reads the contract of a module, or its types where it has none; members of `leftOut` do not occur.
    init(contract: Contract?, types: ModuleTypes, leftOut: Set<String>, isUsed: (String) -> Bool) {
        self.types = types
        if let contract {
            for type in contract.types { add(type) }
        } else {
            for type in types.types where !type.name.isEmpty { add(type, isUsed) }
        }
        phrases.removeAll { phrase in
            leftOut.contains("\(phrase.owner).\(phrase.member)") || leftOut.contains(phrase.owner)
                || phrase.slots.contains { SlotShape($0.type, in: types) == .unknown }
        }
    }

    private mutating func add(_ type: Contract.PromisedType) {
        for text in type.constructors {
            if let call = Signature(promised: text) { add(.make, call, of: type.name, named: "init") }
        }
        for text in type.methods {
            guard let call = Signature(promised: text), call.name != "subscript" else { continue }
            add(.call, call, of: type.name, named: call.name)
        }
        for property in type.properties {
            let isReadOnly = property.type.hasSuffix("{get}")
            var text = isReadOnly ? String(property.type.dropLast("{get}".count)) : property.type
            while text.last == " " { text.removeLast() }
            add(property.name, text, isSettable: !isReadOnly, of: type.name)
        }
    }

    private mutating func add(_ type: TypeDescription, _ isUsed: (String) -> Bool) {
        guard isUsed(type.name) else { return }
        for call in type.constructors where call.unreachable == nil {
            add(.make, call, of: type.name, named: "init")
        }
        for call in type.methods where call.unreachable == nil && isUsed(call.name) && !call.isOperator {
            add(.call, call, of: type.name, named: call.name)
        }
        for property in type.properties where property.unreachable == nil && isUsed(property.name) {
            guard let text = property.type else { continue }
            add(property.name, text, isSettable: property.isSettable, of: type.name)
        }
    }

    private mutating func add(
        _ kind: Phrase.Kind, _ call: Signature, of type: String, named member: String
    ) {
        let slots = call.parameters.enumerated().map { index, parameter in
            Slot(
                owner: type, member: member, index: index, name: parameter.name, label: parameter.label,
                type: parameter.type)
        }
        phrases.append(
            Phrase(
                kind: kind, owner: type, member: member, isStatic: call.isStatic, slots: slots,
                labels: call.parameters.map(\.label), returns: kind == .make ? type : call.returns))
    }

    private mutating func add(_ property: String, _ text: String, isSettable: Bool, of type: String) {
        let isStatic = types.property(property, of: type)?.isStatic ?? false
        phrases.append(
            Phrase(kind: .read, owner: type, member: property, isStatic: isStatic, returns: text))
        guard isSettable else { return }
        let slot = Slot(owner: type, member: property, index: nil, name: property, type: text)
        phrases.append(
            Phrase(
                kind: .assign, owner: type, member: property, isStatic: isStatic, slots: [slot], labels: [nil]
            ))
    }

    /// Tells whether objects of a type are what a name in the contract asks for.
    func fits(_ type: String, as wanted: String) -> Bool {
        type == wanted || types.lineage(of: type).contains(wanted)
    }
}
