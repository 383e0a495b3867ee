import KataTranscript

/// Turns what a scenario asked of the reference into moves, and collects the values that it handed over.
struct TraceReader {
    private(set) var world: World
    private(set) var moves: [Move] = []
    private var handles: [Int: Handle] = [:]
    private var types: [Int: String] = [:]
    private var next = 0
    private var number = 0

    init(world: World) { self.world = world }

    /// Leaves out what came before.
    mutating func skip(to index: Int) { next = index }

    /// Gives an object of the kata its name.
    mutating func know(_ reference: ObjectReference, as name: String) {
        handles[reference.id] = .given(name)
        types[reference.id] = reference.type
    }

    /// Reads the values of what came since, but makes no moves of it: every sequence begins with it.
    mutating func learn(_ entries: [(request: Request, answer: Answer?)]) {
        let before = moves
        read(entries)
        moves = before
    }

    /// Reads what came since.
    mutating func read(_ entries: [(request: Request, answer: Answer?)]) {
        for (request, answer) in entries.dropFirst(next) { read(request, answer) }
        next = max(next, entries.count)
    }

    private mutating func read(_ request: Request, _ answer: Answer?) {
        switch request {
        case .new(let type, let arguments):
            guard let answer, case .object(let made) = answer.value,
                let operands = operands(arguments, [type], "init")
            else { return }
            add(.make(type, operands), bound: made)
        case .call(let target, let member, let arguments):
            guard let (receiver, owners) = receiver(target),
                let operands = operands(arguments, owners, member)
            else { return }
            add(.call(receiver, member, operands), answer)
        case .get(let target, let member):
            guard let (receiver, _) = receiver(target) else { return }
            add(.read(receiver, member), answer)
        case .set(let target, let member, let value):
            guard let (receiver, owners) = receiver(target),
                let operand = operands([Argument(value: value)], owners, member, isProperty: true)?.first
            else { return }
            add(.assign(receiver, member, operand), nil)
        case .release(let ids) where world.drops:
            for id in ids {
                guard let handle = handles.removeValue(forKey: id) else { continue }
                moves.append(Move(deed: .drop(handle)))
            }
        case .release, .index, .setIndex, .copy, .same, .equal, .show, .weak, .iterate, .next, .caught,
            .objects, .calls, .passed:
            break
        }
    }

    private mutating func add(_ deed: Move.Deed, _ answer: Answer?) {
        if case .object(let reference)? = answer?.value, handles[reference.id] == nil {
            return add(deed, bound: reference)
        }
        moves.append(Move(deed: deed, hasResult: answer.map { !$0.isVoid } ?? false))
    }

    private mutating func add(_ deed: Move.Deed, bound reference: ObjectReference) {
        number += 1
        handles[reference.id] = .made(number)
        types[reference.id] = reference.type
        moves.append(Move(deed: deed, binding: number, type: reference.type, hasResult: true))
    }

    private func receiver(_ target: Request.Target) -> (Move.Receiver, owners: [String])? {
        switch target {
        case .type(let type): return (.type(type), [type])
        case .value(.object(let reference)):
            guard let handle = handles[reference.id] else { return nil }
            return (.object(handle), world.types.lineage(of: reference.type))
        case .value: return nil
        }
    }

    /// Returns the operands of a call, and notes their values; nil where an object is unknown.
    private mutating func operands(
        _ arguments: [Argument], _ owners: [String], _ member: String, isProperty: Bool = false
    ) -> [Move.Given]? {
        let phrase = world.vocabulary.phrase(
            of: owners, member, count: arguments.count, isAssignment: isProperty)
        var operands: [Move.Given] = []
        for (index, argument) in arguments.enumerated() {
            guard let operand = operand(argument.value) else { return nil }
            let slot =
                phrase.flatMap { $0.slots.indices.contains(index) ? $0.slots[index] : nil }
                ?? Slot(
                    owner: owners.first ?? "", member: member, index: isProperty ? nil : index, name: "",
                    type: "")
            world.dictionary.note(argument.value, for: slot)
            operands.append(Move.Given(label: argument.label, operand: operand, slot: slot))
        }
        if let phrase { world.dictionary.note(arguments.map(\.label), of: "\(phrase.owner).\(member)") }
        return operands
    }

    private func operand(_ value: Value) -> Operand? {
        switch value {
        case .object(let reference): return handles[reference.id].map { .object($0) }
        case .closure: return nil
        case .list(let elements) where !value.isPlain:
            var operands: [Operand] = []
            for element in elements {
                guard let operand = operand(element) else { return nil }
                operands.append(operand)
            }
            return .list(operands)
        default: return value.isPlain ? .plain(value) : nil
        }
    }
}

extension Vocabulary {
    /// Returns the phrase that calls or assigns a member with so many arguments.
    func phrase(of owners: [String], _ member: String, count: Int, isAssignment: Bool) -> Phrase? {
        phrases.first { phrase in
            phrase.member == member && owners.contains(phrase.owner)
                && (isAssignment ? phrase.kind == .assign : phrase.kind == .call || phrase.kind == .make)
                && phrase.slots.count >= count
        }
    }

    /// Tells whether a move of a scenario may occur in a sequence too.
    func allows(_ move: Move) -> Bool {
        switch move.deed {
        case .make(let type, _): return phrases.contains { $0.kind == .make && $0.owner == type }
        case .call(_, let member, _): return phrases.contains { $0.kind == .call && $0.member == member }
        case .read(_, let member): return phrases.contains { $0.kind == .read && $0.member == member }
        case .assign(_, let member, _): return phrases.contains { $0.kind == .assign && $0.member == member }
        case .undo, .redo, .drop: return true
        }
    }
}
