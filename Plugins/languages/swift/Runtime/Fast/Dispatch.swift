/// A member that may be meant, with the type that declares it.
struct Candidate {
    let member: Member
    let owner: TypeEntry
}

/// What a member gave.
struct Outcome {
    let value: Value
    /// The receiver afterwards, if it is a value that the member may have changed.
    let changed: Value?
    /// The result as the module has it, where that was asked for.
    let kept: Any?
    /// What became of the arguments that the member may change, by their places among those of the request.
    var changes: [(argument: Int, value: Value)] = []
}

extension Session {
    /// Calls the first member that takes the arguments, exactly or else with integers as floating point.
    func perform(
        _ candidates: [Candidate], on target: Value?, arguments: [Argument], assigning: Value? = nil,
        keepsResult: Bool = false, in metatype: (any GenericBindings.Type)? = nil, types: [Any.Type] = []
    ) throws -> Outcome {
        let reachable = candidates.filter { candidate in
            candidate.member.reason == nil || (metatype != nil && candidate.member.isContextual)
        }
        guard let first = candidates.first, !reachable.isEmpty else { throw unreachable(candidates) }
        let fitting = reachable.compactMap { candidate in
            candidate.member.slots(for: arguments).map { slots in
                (candidate, assigning.map { slots + [[$0]] } ?? slots)
            }
        }
        guard !fitting.isEmpty else {
            if reachable.count < candidates.count { throw unreachable(candidates) }
            throw wrongForm(of: first, among: candidates, arguments)
        }
        var misfit: RefusalError?
        var isAbsent = false
        var unmet: StaticString?
        for group in fitting.count > 1 ? Self.exactFirst(fitting, arguments) : [fitting] {
            for coerces in group.count > 1 ? [false, true] : [true] {
                for (candidate, slots) in group {
                    let call = Call(
                        candidate.member, on: target.map(Call.Target.scripted) ?? .nothing, slots: slots,
                        of: self,
                        coerces: coerces, keepsResult: keepsResult, metatype: metatype, types: types)
                    let code = candidate.member.code + (assigning == nil ? 0 : 1)
                    do {
                        let value = try invoke(code, of: candidate.owner, with: call)
                        return Outcome(
                            value: value, changed: call.changed, kept: call.kept,
                            changes: call.changes.map { change in
                                (slots[..<change.slot].reduce(0) { $0 + $1.count }, change.value)
                            })
                    } catch let error as ArgumentMisfitError {
                        misfit = error.refusal
                    } catch let error as ReceiverMisfitError {
                        unmet = unmet ?? error.requirement
                    } catch is AbsenceError {
                        isAbsent = true
                    }
                }
            }
        }
        let reason =
            isAbsent
            ? "is not part of this build"
            : unmet.map { "is there only where \($0)" } ?? "does not serve this object"
        throw misfit ?? RefusalError.contract("'\(first.member.name)' \(reason)")
    }

    /// Members whose labels are written as they are come before those whose labels are left out.
    private static func exactFirst(
        _ fitting: [(Candidate, [[Value]])], _ arguments: [Argument]
    ) -> [[(Candidate, [[Value]])]] {
        let exact = fitting.filter { !$0.0.member.lacksLabels(arguments) }
        guard !exact.isEmpty, exact.count < fitting.count else { return [fitting] }
        return [exact, fitting.filter { $0.0.member.lacksLabels(arguments) }]
    }

    /// Runs the code of a member; what the module throws becomes a refusal of kind `thrown`.
    func invoke(_ code: Int, of type: TypeEntry, with call: Call) throws -> Value {
        do {
            guard type.isGeneric else {
                return try turns.inside { try bindings.call(type.index, code, call) }
            }
            let metatype = try specialization(of: type, code, for: call)
            return try turns.inside { try metatype.__kataCall(code, call) }
        } catch let error where Self.isOurs(error) {
            throw error
        } catch {
            throw refusal(for: error)
        }
    }

    /// What the protocol says of an error that the solution threw, which is kept until the next request.
    func refusal(for error: any Error) -> RefusalError {
        lastError = error
        let name = types(of: error, Swift.type(of: error)).first { $0.kind != .protocol }?.name
        return RefusalError.thrown(
            bindings.message(of: error) ?? String(describing: error),
            type: name ?? "\(Swift.type(of: error))")
    }

    static func isOurs(_ error: any Error) -> Bool {
        error is ArgumentMisfitError || error is ReceiverMisfitError || error is AbsenceError
            || error is RefusalError
            || error is MisfitError
    }

    /// The generic type with its parameters: those of the receiver, or those that the arguments give.
    private func specialization(of type: TypeEntry, _ code: Int, for call: Call) throws
        -> any GenericBindings.Type
    {
        if let metatype = call.metatype { return metatype }
        if let receiver = try call.object() {
            guard let metatype = Swift.type(of: receiver) as? any GenericBindings.Type else {
                throw ReceiverMisfitError()
            }
            return metatype
        }
        guard let metatype = try bindings.specialized(type.index, for: code, by: try call.arguments()) else {
            throw RefusalError.bridge(
                "the arguments do not give the parameters of the generic type '\(type.name)'")
        }
        return metatype
    }

    private func unreachable(_ candidates: [Candidate]) -> RefusalError {
        guard let candidate = candidates.first(where: { $0.member.reason != nil }) else {
            return RefusalError.contract("there is no such member")
        }
        let reason = candidate.member.reason ?? ""
        return RefusalError.bridge(
            "'\(candidate.owner.qualified(candidate.member.fullName))' is out of reach: \(reason)")
    }

    private func wrongForm(of first: Candidate, among candidates: [Candidate], _ arguments: [Argument])
        -> RefusalError
    {
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        let form = "\(first.member.name)(\(labels))"
        var forms: [String] = []
        for form in candidates.map(\.member.fullName) where !forms.contains(form) { forms.append(form) }
        let known = candidates.flatMap(\.member.parameters).compactMap(\.label)
        if let changed = first.member.parameters.first(where: \.isInout),
            !arguments.contains(where: \.isInout)
        {
            return RefusalError.contract(
                "'\(first.member.fullName)' changes '\(changed.name)': write '&' before that argument")
        }
        let wrong = arguments.compactMap(\.label).first { !known.contains($0) }
        return RefusalError.unknown(
            "\(first.owner.kind == .module ? "the module" : first.owner.name) has no '\(form)'; it has \(forms.joined(separator: ", "))",
            name: wrong ?? "", among: wrong == nil ? [] : known)
    }
}

extension Member {
    /// Gives each parameter its arguments, or nothing where labels or count do not match.
    func slots(for arguments: [Argument]) -> [[Value]]? {
        var slots = [[Value]](repeating: [], count: parameters.count)
        return fill(&slots, from: 0, with: arguments[...]) ? slots : nil
    }

    /// Whether arguments leave out labels of its parameters.
    fileprivate func lacksLabels(_ arguments: [Argument]) -> Bool {
        let unlabelled = arguments.lazy.filter { $0.label == nil }.count
        let places = parameters.reduce(0) { count, parameter in
            guard let label = parameter.label else { return count + (parameter.isVariadic ? unlabelled : 1) }
            return parameter.isVariadic && arguments.contains { $0.label == label }
                ? count + unlabelled : count
        }
        return unlabelled > places
    }

    /// Tries the argument at this parameter first, then the parameter left out.
    private func fill(_ slots: inout [[Value]], from index: Int, with arguments: ArraySlice<Argument>) -> Bool
    {
        guard index < parameters.count else { return arguments.isEmpty }
        let parameter = parameters[index]
        // A closure without a label is meant for a parameter that takes one, so others with a default are passed over.
        if parameter.hasDefault, !parameter.takesClosure, arguments.first?.value.isClosure == true,
            fill(&slots, from: index + 1, with: arguments)
        {
            return true
        }
        if let argument = arguments.first, argument.label == nil || argument.label == parameter.label,
            argument.isInout == parameter.isInout
        {
            let rest = arguments.dropFirst()
            let more = parameter.isVariadic ? rest.prefix { $0.label == nil }.count : 0
            for taken in stride(from: more, through: 0, by: -1) {
                slots[index] = [argument.value] + rest.prefix(taken).map(\.value)
                if fill(&slots, from: index + 1, with: rest.dropFirst(taken)) { return true }
            }
            slots[index] = []
        }
        guard parameter.hasDefault || parameter.isVariadic else { return false }
        return fill(&slots, from: index + 1, with: arguments)
    }
}
