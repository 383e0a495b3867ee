/// What the source says of a value's type; no compiler is asked.
indirect enum FactType: Equatable, Sendable {
    case unknown
    /// A type of the solution by its full name, with its generic arguments.
    case named(String, [FactType])
    /// A type that the solution does not declare.
    case foreign(String, [FactType])
    case list(FactType)
    case map(FactType, FactType)
    case optional(FactType)
    case tuple([Element])
    case function([FactType], FactType)
    case metatype(FactType)
    /// A generic parameter, with what it is bound to.
    case parameter(String, [FactType])
    case composition([FactType])

    /// An element of a tuple.
    struct Element: Equatable, Sendable {
        let label: String?
        let type: FactType
    }

    static let none = FactType.tuple([])

    /// The type without optionals around it.
    var unwrapped: FactType { if case .optional(let type) = self { type.unwrapped } else { self } }

    /// Whether it is not known, or only as a generic parameter.
    var isOpen: Bool {
        switch self {
        case .unknown, .parameter: true
        case .optional(let type), .list(let type): type.isOpen
        default: false
        }
    }

    /// The names of generic arguments, where all are types of the solution or parameters; none otherwise.
    static func names(of arguments: [FactType]) -> [String] {
        let names = arguments.compactMap { argument in
            switch argument {
            case .named(let name, _), .parameter(let name, _): name
            default: nil
            }
        }
        return names.count == arguments.count ? names : []
    }

    var isFunction: Bool { if case .function = unwrapped { true } else { false } }

    /// What it gives, where it is a function.
    var given: FactType { if case .function(_, let gives) = unwrapped { gives } else { .unknown } }

    /// The types that answer a call to a value of this type: one, or those that bind a generic parameter.
    var receivers: [(name: String, arguments: [FactType])] {
        switch self {
        case .named(let name, let arguments): [(name, arguments)]
        case .optional(let type): type.receivers
        case .parameter(_, let bounds): bounds.flatMap(\.receivers)
        case .composition(let types): types.flatMap(\.receivers)
        default: []
        }
    }

    /// What a loop over such a value gives.
    var element: FactType {
        switch self {
        case .list(let element): element
        case .map(let key, let value):
            .tuple([Element(label: "key", type: key), Element(label: "value", type: value)])
        case .optional(let type): type.element
        // `IndexingIterator<[Part]>` gives what the list has.
        case .foreign(let name, let arguments):
            Self.wrappers.contains(name) ? arguments.first?.element ?? .unknown : arguments.last ?? .unknown
        default: .unknown
        }
    }

    /// Sequences and iterators of the library that give what another sequence gives.
    private static let wrappers: Set = [
        "IndexingIterator", "ReversedCollection", "LazySequence", "Slice", "DropFirstSequence",
        "PrefixSequence",
    ]

    /// The type, or nothing known where it is put together of more types than the sources of an honest solution say.
    ///
    /// A type that names another one twice is twice as large, so a few lines make one that no walk comes to an end of.
    var bounded: FactType {
        var left = 256
        return fits(&left) ? self : .unknown
    }

    private func fits(_ left: inout Int) -> Bool {
        left -= 1
        guard left > 0 else { return false }
        return switch self {
        case .unknown: true
        case .named(_, let types), .foreign(_, let types), .parameter(_, let types), .composition(let types):
            types.allSatisfy { $0.fits(&left) }
        case .list(let type), .optional(let type), .metatype(let type): type.fits(&left)
        case .map(let key, let value): key.fits(&left) && value.fits(&left)
        case .tuple(let elements): elements.allSatisfy { $0.type.fits(&left) }
        case .function(let takes, let gives): takes.allSatisfy { $0.fits(&left) } && gives.fits(&left)
        }
    }

    /// The type with generic parameters replaced.
    func replacing(_ values: [String: FactType]) -> FactType {
        guard !values.isEmpty else { return self }
        return switch self {
        case .parameter(let name, _): values[name] ?? self
        case .named(let name, let arguments): .named(name, arguments.map { $0.replacing(values) })
        case .foreign(let name, let arguments): .foreign(name, arguments.map { $0.replacing(values) })
        case .list(let element): .list(element.replacing(values))
        case .map(let key, let value): .map(key.replacing(values), value.replacing(values))
        case .optional(let type): .optional(type.replacing(values))
        case .tuple(let elements):
            .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(values)) })
        case .function(let takes, let gives):
            .function(takes.map { $0.replacing(values) }, gives.replacing(values))
        case .metatype(let type): .metatype(type.replacing(values))
        case .composition(let types): .composition(types.map { $0.replacing(values) })
        case .unknown: .unknown
        }
    }

    /// Finds what generic parameters stand for where a value of another type is given for one of this type.
    func match(_ given: FactType, into values: inout [String: FactType]) {
        switch (self, given) {
        case (_, .unknown): break
        case (.parameter(let name, _), _): if values[name] == nil { values[name] = given }
        case (.list(let own), .list(let other)), (.metatype(let own), .metatype(let other)):
            own.match(other, into: &values)
        case (.optional(let own), _): own.match(given.unwrapped, into: &values)
        case (.map(let key, let value), .map(let otherKey, let otherValue)):
            key.match(otherKey, into: &values)
            value.match(otherValue, into: &values)
        case (.function(let takes, let gives), .function(let otherTakes, let otherGives)):
            for (own, other) in zip(takes, otherTakes) { own.match(other, into: &values) }
            gives.match(otherGives, into: &values)
        case (.named(_, let own), .named(_, let other)), (.foreign(_, let own), .foreign(_, let other)):
            for (own, other) in zip(own, other) { own.match(other, into: &values) }
        default: break
        }
    }
}

extension FactType {
    /// What the vocabulary of facts says of a type.
    struct Speech {
        /// The solution's types that a value is, holds or lists.
        var names: [String] = []
        var isMany = false
        var isFunction = false
        /// The solution's types that a function takes.
        var takes: [String] = []
        /// The solution's types that a function gives.
        var gives: [String] = []
        /// The generic parameters that it speaks of.
        var generics: [String] = []
    }

    /// The type in the vocabulary that all languages share.
    var speech: Speech {
        var speech = Speech()
        speak(&speech)
        return speech
    }

    private func speak(_ speech: inout Speech) {
        switch self {
        case .unknown: break
        case .named(let name, let arguments):
            if !speech.names.contains(name) { speech.names.append(name) }
            for argument in arguments { argument.speak(&speech) }
        case .foreign(_, let types), .composition(let types):
            for type in types { type.speak(&speech) }
        case .parameter(let name, let bounds):
            if !speech.generics.contains(name) { speech.generics.append(name) }
            for type in bounds { type.speak(&speech) }
        case .list(let element):
            speech.isMany = true
            element.speak(&speech)
        case .map(let key, let value):
            speech.isMany = true
            key.speak(&speech)
            value.speak(&speech)
        case .optional(let type), .metatype(let type): type.speak(&speech)
        case .tuple(let elements): for element in elements { element.type.speak(&speech) }
        case .function(let takes, let gives):
            speech.isFunction = true
            speech.takes += takes.flatMap(\.speech.names)
            speech.gives += gives.speech.names
        }
    }
}
