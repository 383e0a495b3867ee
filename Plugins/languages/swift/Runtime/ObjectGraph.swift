/// Walks from the objects that `kata` holds to all that they hold, for the request `objects`.
///
/// Fields are read by `Mirror`, which runs no code of the module but for types that describe their own mirror.
/// No object is held between two walks, so they die when they would die anyway.
struct ObjectGraph {
    /// What one answer holds at most.
    private enum Bound {
        static let objects = 400
        static let fields = 40
        static let elements = 60
        static let depth = 6
        static let characters = 200
        static let argumentElements = 8
    }

    private var pending: [(id: Int, reference: Int?, type: String, value: Any)] = []
    private var queued: Set<Int> = []
    private var isCut = false

    /// Returns the graph of the objects in a table.
    mutating func json(of objects: ObjectTable) -> JSON {
        pending = []
        queued = []
        isCut = false
        for (number, entry) in objects.inOrder {
            let id = entry.identity == nil ? id(ofBox: number) : id(of: entry.value as AnyObject)
            enqueue(id, reference: number, type: entry.type, entry.value)
        }
        var nodes: [JSON] = []
        var next = 0
        while next < pending.count {
            nodes.append(node(pending[next]))
            next += 1
        }
        // What was walked over is held no longer than the walk.
        pending = []
        CallRecorder.shared.withNumbers { $0.forgetTheDead() }
        return .object([("nodes", .array(nodes)), ("cut", .bool(isCut))])
    }

    private mutating func enqueue(_ id: Int, reference: Int?, type: String, _ value: Any) {
        guard queued.insert(id).inserted else { return }
        pending.append((id, reference, type, value))
    }

    private func id(of object: AnyObject) -> Int {
        CallRecorder.shared.withNumbers { $0.number(of: object) }
    }

    private func id(ofBox number: Int) -> Int {
        CallRecorder.shared.withNumbers { $0.number(ofBox: number) }
    }

    private mutating func node(_ object: (id: Int, reference: Int?, type: String, value: Any)) -> JSON {
        var fields: [JSON] = []
        var omitted = 0
        var mirror: Mirror? = Mirror(reflecting: object.value)
        var mirrors: [Mirror] = []
        while let current = mirror {
            mirrors.insert(current, at: 0)
            mirror = current.superclassMirror
        }
        for child in mirrors.flatMap(\.children) {
            if fields.count == Bound.fields {
                omitted += 1
                continue
            }
            let name = child.label ?? "\(fields.count)"
            fields.append(.array([.string(Self.plain(name)), content(of: child.value, depth: 0)]))
        }
        var members: [(key: String, value: JSON)] = [("id", .integer(object.id))]
        if let reference = object.reference { members.append(("ref", .integer(reference))) }
        members += [("type", .string(object.type)), ("fields", .array(fields))]
        if omitted > 0 { members.append(("more", .integer(omitted))) }
        return .object(members)
    }

    /// The name as the source writes it: what a lazy property or a wrapper is stored under has a prefix.
    private static func plain(_ name: String) -> String {
        let lazy = "$__lazy_storage_$_"
        return name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
    }

    private mutating func content(of value: Any, depth: Int) -> JSON {
        if let plain = Self.json(ofPlain: value) { return plain }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { content(of: $0.value, depth: depth) } ?? .null
        }
        if type(of: value) is AnyClass { return reference(to: value as AnyObject) }
        guard depth < Bound.depth else { return .object([("text", .string("…"))]) }
        switch mirror.displayStyle {
        case .collection, .set: return list(mirror, depth)
        case .dictionary: return map(mirror, depth)
        case .struct, .tuple: return record("\(type(of: value))", mirror, depth)
        case .enum: return enumCase(value, mirror, depth)
        default: return .object([("text", .string("\(type(of: value))"))])
        }
    }

    private mutating func reference(to object: AnyObject) -> JSON {
        let id = id(of: object)
        if !queued.contains(id) {
            guard pending.count < Bound.objects else {
                isCut = true
                return .object([("text", .string("\(type(of: object))"))])
            }
            enqueue(id, reference: nil, type: "\(type(of: object))", object)
        }
        return .object([("object", .integer(id))])
    }

    private mutating func list(_ mirror: Mirror, _ depth: Int) -> JSON {
        var elements: [JSON] = []
        for child in mirror.children.prefix(Bound.elements) {
            elements.append(content(of: child.value, depth: depth + 1))
        }
        return Self.bounded("list", elements, of: mirror.children.count)
    }

    private mutating func map(_ mirror: Mirror, _ depth: Int) -> JSON {
        var entries: [(text: String, json: JSON)] = []
        for child in mirror.children.prefix(Bound.elements) {
            let sides = Array(Mirror(reflecting: child.value).children)
            guard sides.count == 2 else { continue }
            let key = content(of: sides[0].value, depth: depth + 1)
            let value = content(of: sides[1].value, depth: depth + 1)
            entries.append((key.text, .array([key, value])))
        }
        let sorted = entries.sorted { $0.text < $1.text }.map(\.json)
        return Self.bounded("map", sorted, of: mirror.children.count)
    }

    private mutating func record(_ type: String, _ mirror: Mirror, _ depth: Int) -> JSON {
        var fields: [JSON] = []
        for (index, child) in mirror.children.prefix(Bound.fields).enumerated() {
            let name = child.label.map(Self.plain) ?? "\(index)"
            fields.append(.array([.string(name), content(of: child.value, depth: depth + 1)]))
        }
        return .object([("record", .string(type)), ("fields", .array(fields))])
    }

    /// A case is called by its name; only one without payload has no child, and its name is what Swift prints.
    private mutating func enumCase(_ value: Any, _ mirror: Mirror, _ depth: Int) -> JSON {
        guard let child = mirror.children.first else {
            return .object([("text", .string("." + Self.name(ofCase: value)))])
        }
        let payload = Mirror(reflecting: child.value)
        let name = "." + (child.label ?? "")
        if payload.displayStyle == .tuple { return record(name, payload, depth) }
        let field = JSON.array([.string(""), content(of: child.value, depth: depth + 1)])
        return .object([("record", .string(name)), ("fields", .array([field]))])
    }

    /// The name of a case without payload, from the type's own description and not from `description`.
    private static func name(ofCase value: Any) -> String {
        func read<T>(_ value: T) -> String {
            guard let name = _getEnumCaseName(value) else { return "\(type(of: value))" }
            return String(cString: name)
        }
        return _openExistential(value, do: read)
    }

    private static func bounded(_ key: String, _ elements: [JSON], of count: Int) -> JSON {
        let omitted = count - elements.count
        return .object([(key, .array(elements))] + (omitted > 0 ? [("more", .integer(omitted))] : []))
    }

    /// Returns what an argument of a call is shown as: no fields, and few elements.
    static func short(_ value: Any, number: (AnyObject) -> Int) -> JSON {
        if let plain = json(ofPlain: value) { return plain }
        if type(of: value) is AnyClass { return .object([("object", .integer(number(value as AnyObject)))]) }
        let text = JSON.object([("text", .string("\(type(of: value))"))])
        let mirror: Mirror
        switch value {
        case is any OfTheLibrary: mirror = Mirror(reflecting: value)
        case is any CustomReflectable: return text
        default:
            mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return text }
            return .object([("text", .string("." + name(ofCase: value)))])
        }
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { short($0.value, number: number) } ?? .null
        }
        let elements = mirror.children.prefix(Bound.argumentElements).map { short($0.value, number: number) }
        return bounded("list", elements, of: mirror.children.count)
    }

    private static func json(ofPlain value: Any) -> JSON? {
        switch value {
        case let value as Bool: .bool(value)
        case let value as String: .string(String(value.prefix(Bound.characters)))
        case let value as Substring: .string(String(value.prefix(Bound.characters)))
        case let value as Character: .string(String(value))
        case let value as Int: .integer(value)
        case let value as any FixedWidthInteger:
            Int(exactly: value).map { .integer($0) } ?? .object([("text", .string("\(value)"))])
        case let value as Double: .float(value)
        case let value as Float: .float(Double(value.description) ?? Double(value))
        default: nil
        }
    }
}

/// Types whose mirror is the standard library's own.
private protocol OfTheLibrary {}
extension Optional: OfTheLibrary {}
extension Array: OfTheLibrary {}
extension Set: OfTheLibrary {}

@_silgen_name("swift_EnumCaseName")
private func _getEnumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
