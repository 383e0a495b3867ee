import KataTranscript

/// The facts of a solution, put together: who is below whom, and what a member does through its helpers.
final class SolutionModel {
    let facts: ModuleFacts
    /// Calls that were seen in runs.
    let edges: CallEdges
    private var lineages: [String: [String]] = [:]
    /// The types strictly below each, in the order of the source.
    private lazy var belows: [String: [String]] = facts.types.map(\.name).reduce(into: [:]) { result, name in
        for above in lineage(of: name) where above != name { result[above, default: []].append(name) }
    }
    private let made: Set<String>
    /// Generic types of which only those with types given to them have objects.
    private let generic: Set<String>
    /// How many types, members and facts were looked at so far, each as often as it was: the same on every machine.
    private(set) var steps = 0
    /// Everything that may be looked at, once.
    let size: Int
    private var inherited: [String: [Inherited]] = [:]
    private var inheritedByName: [String: [String: [Inherited]]] = [:]

    /// More steps than this take minutes, and no solution that somebody wrote takes a hundredth of them.
    static let mostSteps = 200_000_000
    private let mostSteps: Int

    /// Tells whether so much was looked at that nothing can be said.
    var isExhausted: Bool { steps > mostSteps }

    /// Counts what is looked at.
    func look(at count: Int) { steps += count }

    init(
        _ facts: ModuleFacts, edges: CallEdges = CallEdges(), atMost mostSteps: Int = SolutionModel.mostSteps
    ) {
        self.mostSteps = mostSteps
        let instances = GenericInstances(facts, atMost: mostSteps)
        self.facts = instances.facts
        steps = instances.steps
        size = instances.facts.types.count + instances.facts.allMembers.reduce(0) { $0 + 1 + $1.facts.count }
        self.edges = edges
        generic = instances.generic
        made = Set(
            instances.facts.allMembers.flatMap(\.facts).filter { $0.kind == .make && $0.name.isEmpty }
                .flatMap(\.types)
        ).subtracting(instances.generic)
    }

    /// The types that the solution declares.
    var ownTypes: [TypeFacts] { facts.types.filter { !$0.isForeign } }

    // MARK: Types

    /// The type and all of the solution's that it inherits from, the nearest first.
    func lineage(of name: String) -> [String] {
        if let known = lineages[name] { return known }
        let found = facts.lineage(of: name)
        lineages[name] = found
        return found
    }

    /// The types strictly below a type, in the order of the source.
    func below(_ name: String) -> [String] { belows[name] ?? [] }

    /// The types below that something can be an object of.
    func concretes(_ name: String) -> [String] { below(name).filter(isConcrete) }

    /// Tells whether there can be objects of just this type: a base class without an instance of its own is abstract.
    func isConcrete(_ name: String) -> Bool {
        guard let type = facts[name], type.kind != .protocolType, !generic.contains(name) else {
            return false
        }
        return type.kind != .classType || made.contains(name) || below(name).isEmpty
    }

    /// The type, and those above and below it: whatever a value that plays its part may be known as.
    func family(_ name: String) -> Set<String> { Set(below(name) + [name]) }

    /// Whether a type is made of any other of a kind, for which it then stands, as a wrapper does that hides a type.
    func isMade(_ name: String, of kind: String) -> Bool {
        let makers = declared(by: name).filter { $0.kind == .initializer }
        return makers.flatMap(\.parameters).contains { $0.type.names.contains(kind) }
    }

    /// The given types for a generic parameter, as a concrete type fixes it somewhere above.
    func given(_ parameter: String, for type: String) -> [String] {
        facts.given(parameter, along: lineage(of: type))
    }

    // MARK: Members

    /// The members that a type declares itself.
    func declared(by type: String) -> [MemberFacts] { facts[type]?.members ?? [] }

    /// The members of all but some types, and the functions outside of all.
    func members(outside types: Set<String>) -> [MemberFacts] {
        facts.types.filter { !types.contains($0.name) }.flatMap(\.members) + facts.functions
    }

    /// A member as a type has it: its own, or the nearest that it inherits.
    struct Inherited {
        let owner: String
        let member: MemberFacts
    }

    /// All members of a type, inherited ones too; of those with one signature, the nearest that has code.
    func members(of type: String) -> [Inherited] {
        if let known = inherited[type] { return known }
        let found = findMembers(of: type)
        look(at: found.count)
        inherited[type] = found
        return found
    }

    private func findMembers(of type: String) -> [Inherited] {
        var result: [Inherited] = []
        var indices: [String: Int] = [:]
        for owner in lineage(of: type) {
            for member in declared(by: owner) {
                if let index = indices[member.overload], result[index].owner != owner,
                    member.kind != .initializer
                {
                    if result[index].member.isEmpty, !member.isEmpty {
                        result[index] = Inherited(owner: owner, member: member)
                    }
                } else {
                    indices[member.overload] = result.count
                    result.append(Inherited(owner: owner, member: member))
                }
            }
        }
        return result
    }

    /// The members of that name, without labels.
    func members(_ name: String, of type: String) -> [Inherited] {
        if let known = inheritedByName[type] { return known[name] ?? [] }
        let found = Dictionary(grouping: members(of: type), by: \.member.name)
        inheritedByName[type] = found
        return found[name] ?? []
    }

    // MARK: Reach

    /// A deed, and the type on whose behalf it is done.
    struct Deed {
        let fact: CodeFact
        let type: String
        let member: MemberFacts
    }

    /// How far to follow calls.
    enum Reach {
        /// The type's own helpers, those of its bases, and free functions.
        case own
        /// Helper objects too, but not those who play a role.
        case helpers(except: Set<String>)
    }

    /// What a member of a type does, through helpers four deep.
    func deeds(of member: Inherited, on type: String, _ reach: Reach) -> [Deed] {
        var seen: Set<String> = []
        var result: [Deed] = []
        follow(member, on: type, reach, depth: 4, &seen, &result)
        return result
    }

    /// What all members of a type do, through helpers four deep.
    ///
    /// - Parameter others: bases whose members count only where they are called.
    func deeds(of type: String, _ reach: Reach, without others: Set<String> = []) -> [Deed] {
        var seen: Set<String> = []
        var result: [Deed] = []
        for member in members(of: type) where member.owner == type || !others.contains(member.owner) {
            follow(member, on: type, reach, depth: 4, &seen, &result)
        }
        return result
    }

    private func follow(
        _ inherited: Inherited, on type: String, _ reach: Reach, depth: Int, _ seen: inout Set<String>,
        _ result: inout [Deed]
    ) {
        guard depth >= 0, !isExhausted,
            seen.insert(
                "\(type)|\(inherited.owner)|\(inherited.member.signature)|\(inherited.member.place.line)"
            ).inserted
        else {
            return
        }
        for fact in inherited.member.facts {
            look(at: 1)
            result.append(Deed(fact: fact, type: type, member: inherited.member))
            for (next, owner) in targets(of: fact, in: inherited, on: type, reach) {
                follow(next, on: owner, reach, depth: depth - 1, &seen, &result)
            }
        }
    }

    private func targets(
        of fact: CodeFact, in caller: Inherited, on type: String, _ reach: Reach
    ) -> [(Inherited, String)] {
        guard fact.usesMember else { return [] }
        if fact.callsFunction { return functions(of: fact, on: type, reach) }
        switch fact.via {
        case .itself: return members(fact.member, of: type).map { ($0, type) }
        // What is the type's own is a helper, too, and what a static table keeps was put there for it.
        case .static where fact.isOn(lineage(of: type)):
            return members(fact.member, of: type).filter(\.member.isStatic).map { ($0, type) }
        // What is put into an own property runs what observes it.
        case .property where fact.kind == .set && fact.isOn(lineage(of: type)):
            return members(fact.member, of: type).map { ($0, type) }
        case .base:
            let above = lineage(of: caller.owner).dropFirst()
            for base in above {
                let found = declared(by: base).filter { $0.name == fact.member && !$0.isEmpty }
                if !found.isEmpty { return found.map { (Inherited(owner: base, member: $0), type) } }
            }
            return []
        case .free:
            return facts.functions.filter { $0.name == fact.member }.map {
                (Inherited(owner: "", member: $0), "")
            }
        default:
            guard case .helpers(let except) = reach, fact.kind == .call else { return [] }
            let helpers = fact.on.flatMap { isConcrete($0) ? [$0] : concretes($0) }
            guard except.isDisjoint(with: helpers) else { return [] }
            return helpers.flatMap { helper in members(fact.member, of: helper).map { ($0, helper) } }
        }
    }

    /// The named functions that a property holds, where it is called.
    private func functions(of fact: CodeFact, on type: String, _ reach: Reach) -> [(Inherited, String)] {
        values(of: fact.member, on: fact.on).compactMap { value in
            guard value.fact.count == 0, !value.fact.name.isEmpty else { return nil }
            let owner = value.fact.types.first ?? type
            if case .own = reach, !lineage(of: type).contains(owner) { return nil }
            return members(value.fact.name, of: owner).first.map { ($0, owner) }
        }
    }

    // MARK: Functions as values

    /// A function value, and the code around it.
    struct FunctionValue {
        let fact: CodeFact
        let owner: String
        let member: MemberFacts
    }

    /// The functions that are put into a property of one of these types.
    func values(of property: String, on types: [String]) -> [FunctionValue] {
        look(at: allFunctions.count)
        return allFunctions.filter { value in
            value.fact.member == property && value.fact.isOn(types)
        }
    }

    /// All function values of the solution.
    lazy var allFunctions: [FunctionValue] =
        facts.types.flatMap { type in
            type.members.flatMap { member in
                member.facts.filter { $0.kind == .function }.map {
                    FunctionValue(fact: $0, owner: type.name, member: member)
                }
            }
        }
        + facts.functions.flatMap { member in
            member.facts.filter { $0.kind == .function }.map {
                FunctionValue(fact: $0, owner: "", member: member)
            }
        }

    /// What the code of a function value does.
    func deeds(of value: FunctionValue) -> [Deed] {
        guard value.fact.count == 0 else {
            var result: [Deed] = []
            var seen: Set<String> = []
            let caller = Inherited(owner: value.owner, member: value.member)
            let closures = value.member.closures(in: value.fact.count)
            for fact in value.member.facts where closures.contains(fact.closure) {
                result.append(Deed(fact: fact, type: value.owner, member: value.member))
                for (next, owner) in targets(of: fact, in: caller, on: value.owner, .own) {
                    follow(next, on: owner, .own, depth: 3, &seen, &result)
                }
            }
            return result
        }
        let owner = value.fact.types.first ?? value.owner
        let own = members(value.fact.name, of: owner)
        guard own.isEmpty, value.fact.types.isEmpty else {
            return own.flatMap { deeds(of: $0, on: owner, .own) }
        }
        return facts.functions.filter { $0.name == value.fact.name && !$0.isStored }.flatMap {
            deeds(of: Inherited(owner: "", member: $0), on: "", .own)
        }
    }

    /// The call that a function value is which is a member of some object: `cook.roast`.
    func itself(_ value: FunctionValue) -> [Deed] {
        guard value.fact.count == 0, !value.fact.name.isEmpty, !value.fact.isOfInitializer,
            !value.fact.types.isEmpty
        else { return [] }
        var call = value.fact
        (call.kind, call.destination, call.via) = (.call, nil, .local)
        (call.on, call.member, call.types) = (value.fact.types, value.fact.name, [])
        return [Deed(fact: call, type: value.owner, member: value.member)]
    }

    // MARK: Holding

    /// The types that a stored property speaks of, through boxes of at most three properties.
    ///
    /// - Parameter closed: types that are no boxes, because they play a role themselves.
    func held(by property: MemberFacts, closed: Set<String> = []) -> (types: Set<String>, isMany: Bool) {
        var types: Set<String> = []
        var isMany = property.type.isMany
        open(property.type.names, &types, &isMany, closed, depth: 3)
        return (types, isMany)
    }

    fileprivate func open(
        _ names: [String], _ types: inout Set<String>, _ isMany: inout Bool, _ closed: Set<String>,
        depth: Int
    ) {
        for name in names where types.insert(name).inserted {
            guard depth > 0, !closed.contains(name), let box = facts[name] else { continue }
            guard box.kind != .protocolType else {
                types.formUnion(heldByAll(concretes(name), closed, depth: depth - 1))
                continue
            }
            let stored = members(of: name).map(\.member).filter { $0.isStored && !$0.isStatic }
            let payloads = box.members.filter { $0.kind == .enumCase }.flatMap(\.parameters).map(\.type)
            guard stored.count <= 3 else { continue }
            for inner in stored.map(\.type) + payloads {
                if inner.isMany || inner.names.contains(name) { isMany = true }
                open(inner.names, &types, &isMany, closed, depth: depth - 1)
            }
        }
    }
}

extension SolutionModel {
    /// What every one of some types holds: whoever keeps one of them, of whatever type, keeps that.
    private func heldByAll(_ boxes: [String], _ closed: Set<String>, depth: Int) -> Set<String> {
        guard (1...3).contains(boxes.count), closed.isDisjoint(with: boxes) else { return [] }
        let contents = boxes.map { box in
            var types: Set<String> = []
            var isMany = false
            open([box], &types, &isMany, closed, depth: depth)
            return types.subtracting([box])
        }
        return contents.dropFirst().reduce(contents[0]) { $0.intersection($1) }
    }
}

extension MemberFacts {
    /// A function value of this member, by its number, with those that are made in it to be called later.
    fileprivate func closures(in outer: Int) -> Set<Int> {
        var found: Set<Int> = [outer]
        // An inner one has a greater number than the one around it.
        for fact in facts where fact.kind == .function && fact.count > outer && found.contains(fact.closure) {
            found.insert(fact.count)
        }
        return found
    }

    /// What tells it from members of the same name: labels, and the types that it takes.
    fileprivate var overload: String {
        signature + parameters.map { $0.type.names.joined(separator: ",") }.joined(separator: ";")
    }
}

extension ModuleFacts {
    /// All members of all types, and the functions outside of them.
    var allMembers: [MemberFacts] { types.flatMap(\.members) + functions }
}
