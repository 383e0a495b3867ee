/// All types of the solution that scripts can name, put together from every file.
struct Solution {
    private(set) var types: [TypeDeclaration] = []
    /// The types of libraries whose values scripts make.
    private(set) var libraries: [LibraryType] = []
    /// Whether the sources mention sequences whose elements are waited for.
    private(set) var walksAsync = false
    /// Whether the sources mention types of key paths, which scripts then may give.
    private(set) var takesKeyPaths = false
    private(set) var imports: [(text: String, module: String, conditions: [String])] = []
    private var indices: [String: Int] = [:]

    /// Puts declarations together: extensions with their types, and what the compiler adds to both.
    init(_ declarations: Declarations) {
        imports = declarations.imports
        walksAsync = declarations.mentionsAsyncSequences
        takesKeyPaths = declarations.mentionsKeyPaths
        libraries = declarations.libraries.sorted().compactMap { LibraryType.all[$0] }
        for type in declarations.types { add(type) }
        for part in declarations.extensions
        where !declarations.hidden.contains(part.path.joined(separator: ".")) {
            add(part)
        }
        expandInheritance(declarations.aliases)
        inheritGenerics()
        inheritIsolation()
        for type in types {
            settleRequirements(type)
            settleProtocol(type)
        }
        shareProtocolMembers()
        for type in types {
            addProjections(type)
            addEnumMembers(type)
            addOptionMembers(type)
            addInitializers(type)
            addLiteralInitializer(type)
        }
        addAliases(declarations.aliases)
        addInstances(declarations.instances)
        for type in types {
            settle(declarations, in: type)
            addCalls(type)
            settleGenerics(type)
        }
        if let module = declarations.module {
            types.append(module)
            settle(declarations, in: module)
            addCalls(module)
        }
        for type in types { number(type) }
    }

    /// Adds the types that have other names, under these.
    private mutating func addAliases(_ aliases: [AliasDeclaration]) {
        for alias in aliases where indices[alias.name] == nil {
            guard let type = declaration(of: alias) else { continue }
            for type in [type] + nestedDeclarations(of: alias) where indices[type.name] == nil {
                indices[type.name] = types.count
                types.append(type)
            }
        }
    }

    /// Adds the generic types with their arguments that katas name.
    private mutating func addInstances(_ instances: [String]) {
        for instance in withNested(instances) where indices[instance] == nil {
            guard let type = declaration(ofInstance: instance) else { continue }
            indices[instance] = types.count
            types.append(type)
        }
    }

    /// Finds a type by a name as it is written inside another type.
    func type(named written: String, in path: [String]) -> TypeDeclaration? {
        let bare = written.split(separator: "<", maxSplits: 1).first.map(String.init) ?? written
        let name = bare.hasPrefix("any ") ? String(bare.dropFirst(4)) : bare
        for depth in stride(from: path.count, through: 0, by: -1) {
            let full = (path.prefix(depth) + [name]).joined(separator: ".")
            if let index = indices[full] { return types[index] }
        }
        return nil
    }

    /// The types of the solution that a type inherits from.
    func parents(of type: TypeDeclaration) -> [TypeDeclaration] {
        type.inheritedNames.compactMap { self.type(named: $0, in: type.path) }.filter { $0 !== type }
    }

    /// The names of all that a type inherits from: those of the solution in full and without arguments, others as written.
    func bases(of type: TypeDeclaration) -> [String] {
        type.inheritedNames.map { self.type(named: $0, in: type.path)?.name ?? $0 }
    }

    /// The type and all that it inherits from.
    func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
        var found = [type]
        var next = 0
        while next < found.count {
            for parent in parents(of: found[next]) where !found.contains(where: { $0 === parent }) {
                found.append(parent)
            }
            next += 1
        }
        return found
    }

    /// A type's text as it is written inside a type, with the names of nested types in full.
    func source(of text: TypeText, in type: TypeDeclaration) -> String {
        let others = type.kind == .protocol ? type.aliases : []
        guard type.path.count > 1 || !others.isEmpty else { return text.written }
        return text.pieces.map { piece in
            guard piece.isName else { return piece.text }
            // What a protocol calls a type is known outside of it by both names.
            if others.contains(piece.text) { return "\(type.path.joined(separator: ".")).\(piece.text)" }
            return qualified(piece.text, in: type.path)
        }.joined()
    }

    /// The names of the types nested in a type, as they are called from outside.
    func nestedNames(in type: TypeDeclaration, of reference: String) -> [String: String] {
        guard !type.path.isEmpty else { return [:] }
        let nested = types.filter { $0.path.count == type.path.count + 1 && $0.path.starts(with: type.path) }
        let aliases = [type] + lineage(of: type).filter { $0.kind == .class }
        let names = (nested.compactMap(\.path.last) + aliases.flatMap(\.aliases)).map {
            ($0, "\(reference).\($0)")
        }
        let own = Dictionary(names) { first, _ in first }
        guard let last = type.path.last, reference.hasSuffix(".\(last)"),
            let outer = self.type(named: type.path.dropLast().joined(separator: "."), in: [])
        else { return own }
        let around = nestedNames(in: outer, of: String(reference.dropLast(last.count + 1)))
        return own.merging(around) { own, _ in own }
    }

    /// A text as it is written outside of a generic type: with its nested types in full, and itself with its parameters.
    func naming(_ text: TypeText, outside type: TypeDeclaration) -> TypeText {
        let own = type.path.count == 1 ? [type.path[0]: type.reference] : [:]
        return text.replacingBare(own).replacing(
            nestedNames(in: type, of: type.reference).merging(["Self": type.reference]) { $1 })
    }

    private func qualified(_ name: String, in path: [String]) -> String {
        for depth in stride(from: path.count - 1, to: 0, by: -1) {
            let full = (path.prefix(depth) + [name]).joined(separator: ".")
            if indices[full] != nil { return full }
        }
        return name
    }

    /// The place of a type in the table.
    func index(of type: TypeDeclaration) -> Int {
        types.firstIndex { $0 === type } ?? 0
    }

    /// Whether a member has to run in another isolation than the worker's main function.
    var needsConcurrency: Bool {
        walksAsync
            || types.contains { type in
                type.reason == nil
                    && type.members.contains {
                        $0.reason == nil && ($0.isAsync || $0.isolation != .none || $0.lendsWaiting)
                    }
            }
    }

    /// Adds a type; one that stands in two branches of an `#if` becomes one.
    private mutating func add(_ type: TypeDeclaration) {
        let key = type.path.joined(separator: ".")
        guard let index = indices[key] else {
            indices[key] = types.count
            types.append(type)
            return
        }
        let first = types[index]
        first.members += type.members
        first.storages += type.storages
        first.inherits += type.inherits.filter { !first.inherits.contains($0) }
        let choices = [first.conditions, type.conditions].map { $0.joined(separator: " && ") }
        first.conditions = choices.contains("") ? [] : ["(\(choices[0])) || (\(choices[1]))"]
    }

    private mutating func add(_ part: ExtensionPart) {
        if let type = type(named: part.path.joined(separator: "."), in: []) {
            var members = part.members
            for index in members.indices { members[index].isFromExtension = true }
            let requirement =
                part.requirement.map(Requirement.init)
                ?? part.arguments.map { Requirement($0, of: type.generics) }
            for index in members.indices {
                members[index].requirement = .and(requirement, members[index].requirement)
            }
            type.members += members
            type.inherits += part.inherits.filter { !type.inherits.contains($0) }
            if members.contains(where: { $0.kind == .constructor && !$0.isConvenience }), type.kind == .class
            {
                type.storages.append(Storage(hasDesignatedInitializer: true))
            }
            return
        }
        var part = StandardTypes.ofValues(part)
        StandardTypes.openElements(of: &part)
        let obstacle = StandardTypes.obstacle(part)
        for arguments in obstacle == nil ? StandardTypes.arguments(of: part) : [nil] {
            let type = TypeDeclaration(path: part.path, kind: .struct, file: part.file, line: part.line)
            type.isOwn = false
            type.arguments = arguments
            type.members = part.members.filter { !($0.kind == .constructor && arguments != nil) }
            type.inherits = part.inherits
            type.conditions = part.conditions
            type.reason = obstacle
            StandardTypes.settle(type)
            let key = type.path.joined(separator: ".") + (obstacle == nil ? arguments ?? "" : " \(part.line)")
            if let index = indices[key] {
                types[index].members += type.members
                types[index].inherits += type.inherits
            } else {
                indices[key] = types.count
                types.append(type)
            }
        }
    }

    private func number(_ type: TypeDeclaration) {
        var code = type.kind == .enum ? 2 : 0
        for index in type.members.indices {
            type.members[index].code = code
            code += 2
        }
    }
}
