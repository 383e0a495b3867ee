import SwiftSyntax

/// A type of the solution that a script can name, with all its members from every file.
final class TypeDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, actor
        /// The module itself, whose members are its free functions and globals.
        case module
    }

    /// The names from the outermost type inwards.
    let path: [String]
    let kind: Kind
    let file: String
    let line: Int
    /// The names of base class and protocols, as written.
    var inherits: [String] = []
    var generics: [GenericParameter] = []
    /// How many of the parameters belong to each name of the path, where types around it have some.
    var genericCounts: [Int] = []
    /// What its `where` clause asks of the parameters.
    var requirement: Requirement?
    var members: [MemberDeclaration] = []
    /// The `#if` conditions under which it exists.
    var conditions: [String] = []
    /// Why no member can be reached, if so.
    var reason: Reason?
    var isMainActor = false
    /// Whether it was declared in the solution, not only extended.
    var isOwn = true
    /// For the compiler's own initializers; a type that stands in two branches of an `#if` has two.
    var storages: [Storage] = []
    /// Names that stand for another type in each conforming type.
    var associatedTypes: Set<String> = []
    /// Those of them that may stand behind the protocol's name in angle brackets, in their order.
    var primaryTypes: [String] = []
    /// Other names for types that stand inside of it.
    var aliases: [String] = []
    /// What an extension of a generic type of the standard library fixes its parameters to.
    var arguments: String?

    /// Whether it is a generic type with the arguments that a kata names.
    var isInstance = false
    /// What names of the type that it stands for mean in it: parameters, and types inside of that one.
    var replacements: [String: String] = [:]
    /// The type that it is another name for.
    var aliased: TypeDeclaration?

    init(path: [String], kind: Kind, file: String, line: Int) {
        self.path = path
        self.kind = kind
        self.file = file
        self.line = line
    }

    /// The names of base class and protocols one by one, where some are written with `&` between them.
    var inheritedNames: [String] {
        inherits.flatMap { $0.split(separator: "&") }.map {
            $0.split(separator: " ").joined(separator: " ")
        }
    }

    /// The name by which scripts know it.
    var name: String { path.map(unquoted).joined(separator: ".") }

    /// The type that stands for the module itself.
    static func module(in file: String, line: Int) -> TypeDeclaration {
        let type = TypeDeclaration(path: [], kind: .module, file: file, line: line)
        type.isOwn = false
        return type
    }

    /// Whether it writes an initializer that is not for convenience.
    var hasDesignatedInitializer: Bool { storages.contains(where: \.hasDesignatedInitializer) }

    /// Whether its bindings stand outside of it: it cannot be extended for them.
    var isBoundOutside: Bool { kind == .protocol || kind == .module || arguments != nil }

    /// Whether values of it are copied.
    var isValue: Bool { kind == .struct || kind == .enum || kind == .protocol }

    /// How many of the parameters belong to each name of the path.
    var genericsPerName: [Int] {
        genericCounts.isEmpty ? path.dropLast().map { _ in 0 } + [generics.count] : genericCounts
    }

    /// The type as source refers to it, from inside its own extension.
    var reference: String { reference(with: [:]) }

    /// The same with some of its parameters replaced by types.
    func reference(with types: [String: String]) -> String {
        let base = path.joined(separator: ".")
        if let arguments { return base + arguments }
        if kind == .protocol { return "any \(base)" }
        var values = generics.map { types[$0.name] ?? $0.name }[...]
        return zip(path, genericsPerName).map { name, count in
            let own = values.prefix(count)
            values = values.dropFirst(count)
            return own.isEmpty ? name : "\(name)<\(own.joined(separator: ", "))>"
        }.joined(separator: ".")
    }
}

/// What decides which initializers the compiler adds.
struct Storage {
    var properties: [StoredProperty] = []
    var hasInitializer = false
    var hasDesignatedInitializer = false
    /// The `#if` conditions around the type.
    var conditions: [String] = []
}

/// A stored property, as the memberwise initializer sees it.
struct StoredProperty {
    let name: String
    let type: TypeText?
    /// Whether the type is a guess from the property's value.
    let isGuess: Bool
    let hasValue: Bool
    let isConstant: Bool
    let isPrivate: Bool
    /// Why a script cannot give it a value, if so.
    let obstacle: String?
    let function: FunctionShape?
    let shape: ValueShape?
    let syntax: TypeSyntax?
    let isLazy: Bool
    let isWrapped: Bool
    let conditions: [String]
}

/// A parameter of a generic declaration.
struct GenericParameter {
    let name: String
    let constraint: String?
    /// Whether it stands for a pack of types or a value.
    let isSpecial: Bool
    /// The type whose values scripts give for it: a list, for any sequence of elements that are named.
    var standIn: TypeText?
}

/// A member of a type.
struct MemberDeclaration {
    enum Kind: String {
        case constructor, method, property, `subscript`, enumCase
    }

    enum Isolation {
        case none, main, other
    }

    var kind: Kind
    /// The name as source writes it, with backticks where it has them.
    var name: String
    var parameters: [ParameterDeclaration] = []
    /// The written type of the result or the property.
    var type: TypeText?
    /// Whether its type is written where it is used; opaque, `Self` and guessed types are left to inference.
    var namesType = true
    /// The attribute that may be a wrapper of a property.
    var wrapper: String?
    /// What a property of functions wants of a closure.
    var function: FunctionShape?
    /// How the function is called that a method or an element gives.
    var result: FunctionShape?
    /// How a value for a property is put together, if its type cannot be asked for whole.
    var shape: ValueShape?
    /// The type of a property as it stands in the source.
    var syntax: TypeSyntax?
    /// Its own generic parameters, where the code has to find the types that they stand for.
    var opened: [GenericParameter] = []
    /// What its own `where` clause asks of its generic parameters, where that says more than their protocols.
    var given: Requirement?
    /// Whether the code has to find the type that conforms to the protocol which declares it.
    var opensSelf = false
    /// Whether the code has to find the type of a list's elements: a key path begins at it.
    var opensElement = false
    /// The type whose static member it is, where the extension of a protocol says which one `Self` is.
    var owner: String?
    /// What the code does instead of using the member by its name.
    var expression: String?
    /// Whether it is the function that a property holds, which may be nil.
    var isOptionalCall = false
    var isThrowing = false
    var isAsync = false
    var isStatic = false
    var isMutating = false
    var isSettable = false
    var isConvenience = false
    var isolation = Isolation.none
    var isNonisolated = false
    var isFromExtension = false
    /// What its `where` clause, or that of the extension that declares it, asks of the type.
    var requirement: Requirement?
    var conditions: [String] = []
    /// Whether it is an operator, which is written between its operands or before the only one.
    var isOperator = false
    /// Why a script cannot reach it, if so.
    var reason: Reason?
    /// Whether it is in reach where the parameters of its generic type are known, whatever its arguments say.
    var isContextual = false
    /// Where its name stands; nothing for what the compiler adds.
    var place: (file: String, line: Int, column: Int)?
    /// The compiler's words for each form of calling it that was refused, by what its marker says behind the type.
    var refusedForms: [String: String] = [:]
    /// The number under which the worker's runtime asks for it; a settable member takes the next one too.
    var code = 0
}

/// A parameter of a member.
struct ParameterDeclaration {
    var label: String?
    var name: String
    /// The type that a value for it is decoded as.
    var type: TypeText
    /// Whether the type is a guess, to be shown and not to be compiled.
    var isGuess = false
    /// What a closure of the script has to be for it, if its type is one of functions.
    var function: FunctionShape?
    /// The generic parameter that it gives, if its type is one.
    var genericName: String?
    var hasDefault = false
    var isVariadic = false
    /// The pack of types that its values are of, as of `repeat each T`.
    var pack: GenericParameter?
    /// Whether the member may change what it is given.
    var isInout = false
    /// The attributes before the parameter and its type, without their marks: one may be a result builder.
    var attributes: [String] = []
    /// Whether the member runs on the actor that it is given.
    var isIsolated = false
    /// How a value for it is put together, if its type cannot be asked for whole.
    var shape: ValueShape?
    /// The type as it stands in the source, where other names may stand for what needs a shape.
    var syntax: TypeSyntax?
    /// Why a script cannot give it a value, if so.
    var reason: String?
}

/// A type as source writes it; where it is used, nested types are named from the outermost on.
struct TypeText {
    /// Pieces of source; a name is a piece of its own.
    let pieces: [Piece]

    struct Piece {
        let text: String
        let isName: Bool
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    init(_ text: String) {
        pieces = [Piece(text: text, isName: false)]
    }

    /// The text as it was written.
    var written: String { pieces.map(\.text).joined() }

    /// The text with names replaced.
    func replacing(_ names: [String: String]) -> TypeText {
        TypeText(
            pieces: pieces.map { piece in
                guard piece.isName, let name = names[piece.text] else { return piece }
                return Piece(text: name, isName: true)
            })
    }

    /// The text with names replaced where no arguments stand behind them.
    func replacingBare(_ names: [String: String]) -> TypeText {
        TypeText(
            pieces: pieces.enumerated().map { index, piece in
                let isBare = index + 1 == pieces.count || pieces[index + 1].text != "<"
                guard isBare, piece.isName, let name = names[piece.text] else { return piece }
                return Piece(text: name, isName: true)
            })
    }

    /// Whether a name occurs in it.
    func mentions(_ names: Set<String>) -> Bool {
        pieces.contains { $0.isName && names.contains($0.text) }
    }
}

/// A name without the backticks of a quoted identifier.
func unquoted(_ name: String) -> String {
    guard name.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else { return name }
    return String(name.dropFirst().dropLast())
}
