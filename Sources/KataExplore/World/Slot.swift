import KataModules
import KataText
import KataTranscript

/// A parameter or property that takes values: its type, and under which names values for it are known.
struct Slot: Sendable, Equatable {
    /// The type that owns the member; empty for none.
    var owner: String
    /// The member: a method, `init`, or a property.
    var member: String
    /// Which parameter, from 0; nil for a property.
    var index: Int?
    /// The parameter's name inside; the property's for a property.
    var name: String
    /// The label in front of it; nil for none.
    var label: String?
    /// The type as the contract writes it.
    var type: String

    /// The name of its values in the dictionary, the owner's own.
    var key: String { "\(owner)." + sharedKey }

    /// The name of the values of all members that are called alike.
    var sharedKey: String { index.map { "\(member)#\($0)" } ?? member }
}

/// What values of a slot look like.
indirect enum SlotShape: Sendable, Equatable {
    case truth
    case integer
    case float
    case text
    case list(SlotShape)
    case map(key: SlotShape, value: SlotShape)
    case optional(SlotShape)
    /// A case of an enumeration of the module.
    case cases(String)
    /// An object that has, or inherits, this type.
    case object(String)
    /// Closures, generic parameters and all else that is not made up.
    case unknown

    /// Reads a type as a contract writes it.
    init(_ text: some StringProtocol, in types: ModuleTypes) {
        var text = Substring(text).trimmed
        for prefix in ["any ", "some ", "inout ", "borrowing ", "consuming "] where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count)
        }
        if text.contains("->") {
            self = .unknown
        } else if text.hasSuffix("?") || text.hasSuffix("!") {
            self = .optional(SlotShape(text.dropLast(), in: types))
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            self = SlotShape.collection(text.dropFirst().dropLast(), in: types)
        } else {
            self = SlotShape.named(String(text), in: types)
        }
    }

    private static func collection(_ inner: Substring, in types: ModuleTypes) -> SlotShape {
        guard let colon = inner.firstOutsideBrackets(where: { inner[$0] == ":" }) else {
            return .list(SlotShape(inner, in: types))
        }
        return .map(
            key: SlotShape(inner[..<colon], in: types),
            value: SlotShape(inner[inner.index(after: colon)...], in: types))
    }

    private static func named(_ name: String, in types: ModuleTypes) -> SlotShape {
        switch name {
        case "Bool": .truth
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": .integer
        case "Double", "Float", "CGFloat": .float
        case "String", "Substring": .text
        default:
            switch types[name]?.kind {
            case .enumeration?: .cases(name)
            case .classType?, .structure?, .protocolType?, .actor?: .object(name)
            case .module?, nil: .unknown
            }
        }
    }
}
