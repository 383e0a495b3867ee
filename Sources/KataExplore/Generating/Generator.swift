import KataScript
import KataTranscript

/// Makes one sequence while the reference plays it, so that every command is one that can be given.
struct Generator {
    private let world: World
    private let drawing: ValueDrawing
    private let player: Player
    private var random: SeededRandom
    private var tape = Tape()
    /// The names that stand for objects, in the order in which they were made, with what they are.
    private var live: [(handle: Handle, type: String)] = []
    private var number = 0
    private var commands = 0
    private var trapped: String?
    private var failure: String?

    /// Reads at the end of a sequence, at most.
    private static let looks = 16
    /// How deep one needed object may need others.
    private static let depth = 4
    /// Ideas without success after which a sequence is over.
    private static let ideas = 60

    private init(_ world: World, _ player: Player, _ random: SeededRandom) {
        self.world = world
        self.player = player
        self.random = random
        drawing = ValueDrawing(world: world)
        live = world.given.map { (.given($0.name), $0.type) }
        tape.opening = player.opening
    }

    /// Returns the sequence of an index; the same for the same seed, kata and reference.
    static func tape(_ world: World, on stage: Stage, seed: UInt64, index: Int) -> TapeResult {
        let player: Player
        do throws(SessionError) {
            player = try stage.begin()
        } catch {
            return .failed("\(error.reason)")
        }
        var generator = Generator(world, player, SeededRandom(seed: seed, index: index))
        generator.generate()
        let breach = player.finish()
        if let failure = generator.failure { return .failed(failure) }
        if generator.trapped != nil || breach != nil {
            return .discarded(member: generator.trapped ?? generator.tape.moves.last?.memberName ?? "")
        }
        return .tape(generator.tape)
    }

    private var isOver: Bool { trapped != nil || failure != nil }

    private mutating func generate() {
        let length = 1 + random.below(world.rules.length)
        if let seed = random.chance(50) ? random.pick(world.seeds) : nil { grow(seed, to: length) }
        var ideas = 0
        while commands < length, ideas < Self.ideas, !isOver {
            ideas += 1
            invent()
        }
        look()
    }

    // MARK: From a scenario

    /// Plays a stretch of a scenario: cut, with values exchanged, commands repeated, others between them.
    private mutating func grow(_ seed: [Move], to length: Int) {
        let places = seed.indices.filter { seed[$0].isCommand }
        let first = random.chance(40) ? 0 : random.pick(places) ?? 0
        var names: [Int: Handle] = [:]
        var index = first
        while index < seed.count, commands < length, !isOver {
            replay(seed[index], of: seed, &names)
            if random.chance(8) { replay(seed[index], of: seed, &names) }
            if random.chance(10) { invent() }
            // What is left out makes two scenarios one.
            index += random.chance(8) ? 2 : 1
        }
    }

    /// Plays a command of a scenario; what it needs of the part that was left out comes before.
    private mutating func replay(_ move: Move, of seed: [Move], _ names: inout [Int: Handle]) {
        for case .made(let needed) in move.needs where names[needed] == nil {
            guard let maker = seed.first(where: { $0.binding == needed }) else { continue }
            replay(maker, of: seed, &names)
        }
        guard move.needs.allSatisfy({ isKnown($0, names) }) else { return }
        var own = move.renamed { handle in
            if case .made(let number) = handle, let known = names[number] { known } else { handle }
        }
        own.binding = nil
        if move.binding != nil { own.binding = number + 1 }
        for index in own.operands.indices where random.chance(20) { exchange(index, of: &own) }
        guard propose(own), let binding = move.binding else { return }
        names[binding] = .made(number)
    }

    private func isKnown(_ handle: Handle, _ names: [Int: Handle]) -> Bool {
        switch handle {
        case .given: live.contains { $0.handle == handle }
        case .made(let number): names[number].map { name in live.contains { $0.handle == name } } ?? false
        }
    }

    /// Gives an operand another value that the kata knows.
    private mutating func exchange(_ index: Int, of move: inout Move) {
        let given = move.operands[index]
        let shape = SlotShape(given.slot.type, in: world.types)
        if case .list(let items)? = world.rules.values(of: given.slot), shape.objectType != nil {
            if let operand = chosen(of: items) { move.operands[index].operand = operand }
        } else if case .plain = given.operand, let value = drawing.draw(given.slot, shape, &random) {
            move.operands[index].operand = .plain(value)
        } else if case .object = given.operand, let type = shape.objectType,
            let handle = random.pick(fitting(type))
        {
            move.operands[index].operand = .object(handle)
        }
    }

    // MARK: From nothing

    /// Plays one command that comes to mind.
    private mutating func invent() {
        if world.undoes, commands > 0, random.chance(8) {
            propose(Move(deed: random.chance(65) ? .undo(1) : .redo(1)))
            return
        }
        // Where no scenario lets an object go, the story may count on it to stay.
        if world.drops, random.chance(6), let handle = random.pick(live.map(\.handle)) {
            propose(Move(deed: .drop(handle)))
            return
        }
        // Much goes wrong the second time only.
        if random.chance(10), var last = tape.moves.last(where: \.isCommand) {
            if last.binding != nil { last.binding = number + 1 }
            propose(last)
            return
        }
        let weighted = world.vocabulary.phrases.map { phrase in (weight: phrase.weight, element: phrase) }
        guard let phrase = random.pick(weighted) else { return }
        _ = say(phrase, depth: 0)
    }

    /// Says a phrase, whose objects are made where there are none; returns the name of what came of it.
    private mutating func say(_ phrase: Vocabulary.Phrase, depth: Int) -> Handle? {
        guard depth < Self.depth, !isOver else { return nil }
        var receiver = Move.Receiver.type(phrase.owner)
        if phrase.kind != .make, !phrase.isStatic {
            guard let handle = object(of: phrase.owner, depth: depth) else { return nil }
            receiver = .object(handle)
        }
        var operands: [Move.Given] = []
        let labels = world.dictionary.labels["\(phrase.owner).\(phrase.member)"] ?? phrase.labels
        for (index, slot) in phrase.slots.enumerated() {
            guard let operand = operand(slot, SlotShape(slot.type, in: world.types), depth: depth) else {
                return nil
            }
            let label = labels.count == phrase.slots.count ? labels[index] : phrase.labels[index]
            operands.append(Move.Given(label: label, operand: operand, slot: slot))
        }
        var move = Move(deed: deed(phrase, receiver, operands), hasResult: phrase.returns != nil)
        if let returns = phrase.returns,
            let type = SlotShape(returns, in: world.types).objectType,
            phrase.kind != .read || random.chance(30)
        {
            move.binding = number + 1
            move.type = type
        }
        guard propose(move), let binding = move.binding else { return nil }
        return .made(binding)
    }

    private func deed(
        _ phrase: Vocabulary.Phrase, _ receiver: Move.Receiver, _ operands: [Move.Given]
    ) -> Move.Deed {
        switch phrase.kind {
        case .make: .make(phrase.owner, operands)
        case .call: .call(receiver, phrase.member, operands)
        case .read: .read(receiver, phrase.member)
        case .assign: .assign(receiver, phrase.member, operands[0])
        }
    }

    /// Returns what one of the expressions of a rule means: a plain value, or an object of the kata.
    private mutating func chosen(of items: [Expression]) -> Operand? {
        guard let item = random.pick(items) else { return nil }
        guard case .name(let name) = item.kind else { return item.plainValue.map { .plain($0) } }
        return live.contains { $0.handle == .given(name) } ? .object(.given(name)) : nil
    }

    private mutating func operand(_ slot: Slot, _ shape: SlotShape, depth: Int) -> Operand? {
        if case .list(let items)? = world.rules.values(of: slot), shape.objectType != nil {
            return chosen(of: items)
        }
        switch shape {
        case .object(let type): return object(of: type, depth: depth).map { .object($0) }
        case .optional(.object(let type)):
            if random.chance(10) { return .plain(.null) }
            return object(of: type, depth: depth).map { .object($0) }
        case .list(.object(let type)):
            var elements: [Operand] = []
            for _ in 0..<random.below(4) {
                if let handle = object(of: type, depth: depth) { elements.append(.object(handle)) }
            }
            return .list(elements)
        default: return drawing.draw(slot, shape, &random).map { .plain($0) }
        }
    }

    /// Returns an object that fits a type: one that is there, or a new one.
    private mutating func object(of type: String, depth: Int) -> Handle? {
        let there = fitting(type)
        if !there.isEmpty, random.chance(75) { return random.pick(there) }
        let makers = world.vocabulary.phrases.filter { phrase in
            guard phrase.kind != .assign, let returns = phrase.returns,
                let made = SlotShape(returns, in: world.types).objectType
            else { return false }
            return world.vocabulary.fits(made, as: type) || world.vocabulary.fits(type, as: made)
        }
        let before = number
        guard let maker = random.pick(makers), say(maker, depth: depth + 1) != nil || number > before else {
            return random.pick(there)
        }
        return fitting(type).last ?? random.pick(there)
    }

    private func fitting(_ type: String) -> [Handle] {
        live.filter { world.vocabulary.fits($0.type, as: type) }.map(\.handle)
    }

    // MARK: On the reference

    /// Plays a move on the reference, and keeps it if it could be done.
    @discardableResult
    private mutating func propose(_ move: Move) -> Bool {
        var move = move
        guard !isOver else { return false }
        let outcome = player.play(move)
        if case .ended(let reason) = outcome.ending {
            if outcome.isMachine { failure = "\(reason)" } else { trapped = move.memberName }
            return false
        }
        if outcome.ending.isFinal { return false }
        if let binding = move.binding {
            number = max(number, binding)
            if case .object(let reference)? = outcome.result {
                live.append((.made(binding), reference.type))
                if move.type.isEmpty { move.type = reference.type }
            }
        }
        if case .drop(let handle) = move.deed { live.removeAll { $0.handle == handle } }
        if move.isCommand { commands += 1 }
        tape.moves.append(move)
        tape.outcomes.append(outcome)
        return true
    }

    /// Looks at all that can be seen of the objects at the end.
    private mutating func look() {
        var left = Self.looks
        for (handle, type) in live.reversed() {
            for phrase in world.vocabulary.phrases where phrase.kind == .read && !phrase.isStatic {
                guard left > 0, !isOver, world.vocabulary.fits(type, as: phrase.owner) else { continue }
                left -= 1
                propose(Move(deed: .read(.object(handle), phrase.member), hasResult: true))
            }
        }
    }
}

extension Vocabulary.Phrase {
    /// How often it comes to mind beside the others.
    fileprivate var weight: Int {
        switch kind {
        case .call: 6
        case .assign: 4
        case .make: 2
        case .read: 1
        }
    }
}

extension SlotShape {
    /// The type of the objects that it takes; nil for plain values.
    var objectType: String? {
        switch self {
        case .object(let type): type
        case .optional(let inner): inner.objectType
        default: nil
        }
    }
}

extension Move {
    /// The member that is called, as people name it.
    var memberName: String {
        switch deed {
        case .make(let type, _): type
        case .call(_, let member, _), .read(_, let member), .assign(_, let member, _): member
        case .undo: "undo"
        case .redo: "redo"
        case .drop: "drop"
        }
    }
}
