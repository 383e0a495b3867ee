/// A type that a script can name.
final class TypeEntry {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, actor
        /// The module itself, whose name is empty.
        case module
    }

    let index: Int
    let kind: Kind
    let name: String
    let isGeneric: Bool
    /// Whether it is a generic type with the arguments that a kata names.
    let isInstance: Bool
    /// Why no member can be reached, if so.
    let reason: String?
    fileprivate(set) var parents: [TypeEntry] = []
    fileprivate(set) var members: [Member] = []

    fileprivate init(index: Int, fields: [Substring]) {
        self.index = index
        kind = Kind(rawValue: String(fields[1])) ?? .struct
        name = String(fields[2])
        isGeneric = fields[4].has("g")
        isInstance = fields[4].has("i")
        reason = fields[5].isEmpty ? nil : String(fields[5])
    }

    /// A member's name as a script writes it: after the type's and a point.
    func qualified(_ member: String) -> String { kind == .module ? member : "\(name).\(member)" }

    /// The type, then what it inherits from, nearest first.
    var lineage: [TypeEntry] {
        var found = [self]
        var next = 0
        while next < found.count {
            for parent in found[next].parents where !found.contains(where: { $0 === parent }) {
                found.append(parent)
            }
            next += 1
        }
        return found
    }
}

/// A member of a type, as the generated file describes it.
struct Member {
    enum Kind: String {
        case constructor, method, property, `subscript`, enumCase
    }

    let kind: Kind
    /// The number under which the generated file knows it; of a settable member, the one above it assigns.
    let code: Int
    let name: String
    let isStatic: Bool
    let isSettable: Bool
    /// Whether it is in reach where the parameters of its generic type are known.
    let isContextual: Bool
    /// Whether a script may name the types that it is generic over.
    let isOpened: Bool
    /// Why a script cannot reach it, if so.
    let reason: String?
    /// The written type of a property or an element, or nothing.
    let type: String
    let parameters: [Parameter]

    fileprivate init(fields: [Substring]) {
        kind = Kind(rawValue: String(fields[1])) ?? .method
        code = Int(fields[2]) ?? 0
        name = String(fields[3])
        isStatic = fields[4].has("s")
        isSettable = fields[4].has("w")
        isContextual = fields[4].has("c")
        isOpened = fields[4].has("o")
        reason = fields[5].isEmpty ? nil : String(fields[5])
        type = String(fields[6])
        parameters = fields.dropFirst(7).map(Parameter.init)
    }

    /// Whether its name is made of marks.
    var isOperator: Bool { name.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" } ?? false }

    /// The name with its labels, as in `take(order:_:)`.
    var fullName: String {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return kind == .property || (kind == .enumCase && parameters.isEmpty) ? name : "\(name)(\(labels))"
    }
}

/// A parameter of a member.
struct Parameter {
    let label: String?
    let name: String
    let type: String
    let hasDefault: Bool
    let isVariadic: Bool
    /// Whether the member may change what it is given.
    let isInout: Bool

    /// Whether its type is that of functions.
    var takesClosure: Bool {
        zip(type.utf8, type.utf8.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
    }

    /// Whether its type is that of key paths.
    var takesKeyPath: Bool { type.prefix { $0 != "<" }.hasSuffix("KeyPath") }

    fileprivate init(_ field: Substring) {
        let parts = field.split(separator: "\u{1}", omittingEmptySubsequences: false)
        label = parts[0].isEmpty ? nil : String(parts[0])
        name = String(parts[1])
        type = String(parts[2])
        hasDefault = parts[3].has("d")
        isVariadic = parts[3].has("v")
        isInout = parts[3].has("i")
    }
}

/// The types of a solution by their names and their metatypes.
final class Registry {
    let types: [TypeEntry]
    private let names: [String: TypeEntry]
    private let identities: [ObjectIdentifier: TypeEntry]

    /// Reads the table that the generated file holds: a line a type or member, fields between tabs.
    init(_ bindings: any Bindings) {
        let text = bindings.description.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        var types: [TypeEntry] = []
        var parents: [Substring] = []
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            if fields[0] == "type" {
                types.append(TypeEntry(index: types.count, fields: fields))
                parents.append(fields[3])
            } else if let type = types.last {
                type.members.append(Member(fields: fields))
            }
        }
        for (type, list) in zip(types, parents) {
            type.parents = list.split(separator: ",").compactMap { Int($0) }.map { types[$0] }
        }
        self.types = types
        let names = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        self.names = names
        // A generic class that inherits from another one is reached by the arguments that a kata names.
        let known = types.filter { type in
            guard type.isInstance else { return true }
            return names[String(type.name.prefix { $0 != "<" })]?.reason != nil
        }.compactMap { type in
            bindings.type(type.index).map { (ObjectIdentifier($0), type) }
        }
        identities = Dictionary(known) { first, _ in first }
    }

    /// What the solution adds to values that may be missing, in a part for each of its extensions.
    private(set) lazy var optionals = types.filter { $0.name == "Optional" }
    var extendsOptional: Bool { !optionals.isEmpty }

    /// The type of a metatype, for types without arguments.
    func type(_ metatype: Any.Type) -> TypeEntry? {
        identities[ObjectIdentifier(metatype)]
    }

    /// The type of that name.
    func type(named name: String) throws(RefusalError) -> TypeEntry {
        if let type = names[name] { return type }
        if name.isEmpty {
            throw RefusalError.contract("the module has no functions and variables of its own")
        }
        throw RefusalError.unknown(
            "there is no type '\(name)'", name: name, among: types.map(\.name).filter { !$0.isEmpty })
    }
}

extension Substring {
    /// Whether one of the letters is this one; `contains` would link every worker with the library of regular expressions.
    fileprivate func has(_ letter: Unicode.Scalar) -> Bool { unicodeScalars.contains(letter) }
}
