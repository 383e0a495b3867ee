import KataDiagnostics
import KataScript
import KataTranscript

/// What statements do: one function a node.
extension Statement {
    /// Runs the statement, lets go what it made, and notes what its log must be.
    func run(in context: Context) throws(InterruptionError) {
        try context.step(at: range)
        let mark = context.checkMark()
        let demandsSilence = context.demandsSilence
        if inlineExpectation != nil { context.demandsSilence = false }
        defer { context.demandsSilence = demandsSilence }
        context.beginCommand(headRange(in: context))
        do throws(InterruptionError) {
            try execute(in: context)
            try context.releaseUnheld(at: range)
        } catch {
            context.noteCheck(of: self, since: mark, isSilent: demandsSilence)
            throw error
        }
        context.noteCheck(of: self, since: mark, isSilent: demandsSilence)
    }

    /// The statement without the blocks inside it, which have commands of their own.
    func headRange(in context: Context) -> SourceRange {
        guard let first = blocks.first else { return range }
        if case .switched(let value, _) = kind { return SourceRange(range.start, value.range.end) }
        var end = first.range.start
        while end > range.start, context.source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return SourceRange(range.start, end)
    }

    private func execute(in context: Context) throws(InterruptionError) {
        switch kind {
        case .bind(let name, let value): try bind(name, value, .letBinding, in: context)
        case .bindParts(let pattern, let value, let isVariable):
            let made = try value.evaluateForKeeping(in: context)
            context.transcript.note(result: made)
            try pattern.bind(made, origin: isVariable ? .variable : .letBinding, in: context)
        case .bindVariable(let name, let value): try bind(name, value, .variable, in: context)
        case .assign(let place, let value):
            _ = try context.chain { context throws(InterruptionError) in
                try assign(place, value, in: context)
            }
        case .change(let place, let sign, let value):
            _ = try context.chain { context throws(InterruptionError) in
                try change(place, by: sign, value, in: context)
            }
        case .call(let call):
            _ = try context.chain { context throws(InterruptionError) in try command(call, in: context) }
        case .value(let value): _ = try value.evaluate(in: context)
        case .wait(let milliseconds): try context.wait(milliseconds, at: range)
        case .settle(let milliseconds): try context.settle(milliseconds, at: range)
        case .undo(let amount): try context.queue.undo(amount, at: range, in: context)
        case .redo(let amount): try context.queue.redo(amount, at: range, in: context)
        case .drop(let names): for name in names { try drop(name, in: context) }
        case .log(let value, let terminator): try log(value, terminator, in: context)
        case .expect(let condition): try expect(condition, in: context)
        case .expectThrows(let operand, let error): try expectThrows(operand, error, in: context)
        case .forEach(let pattern, let sequence, let block):
            try context.leavable(label) { context throws(InterruptionError) in
                try loop(pattern, over: sequence, block, in: context)
            }
        case .repeated(let count, let block):
            try context.leavable(label) { context throws(InterruptionError) in
                try repeated(count, block, in: context)
            }
        case .whileLoop(let conditions, let block):
            try context.leavable(label) { context throws(InterruptionError) in
                try whileLoop(conditions, block, in: context)
            }
        case .conditional(let conditions, let then, let otherwise):
            try choose(conditions, then, otherwise, in: context)
        case .guarded(let conditions, let otherwise): try guarded(conditions, otherwise, in: context)
        case .switched(let value, let cases):
            try context.leavable(label) { context throws(InterruptionError) in
                try choose(among: cases, for: value, in: context)
            }
        case .attempted(let block, let handlers): try attempt(block, handlers, in: context)
        case .deferred(let block): context.scope.deferred.append((block, range))
        case .leave(.loop(let label)): throw .left(.loop(label: label))
        case .leave(.turn(let label)): throw .left(.turn(label: label))
        case .leave(.error(let error)): throw try context.thrown(error)
        case .leave(.closure(let value)):
            guard let value else { throw .left(.closure(Answer(.null, isVoid: true))) }
            throw .left(.closure(Answer(try value.evaluateAllowingVoid(in: context))))
        }
    }

    // MARK: Choices

    private func choose(
        _ conditions: [Condition], _ then: Block, _ otherwise: Block?, in context: Context
    ) throws(InterruptionError) {
        let head = headRange(in: context)
        let holds = try context.inScope { context throws(InterruptionError) in
            guard try conditions.hold(in: context) else { return false }
            try then.run(below: head, in: context)
            return true
        }
        if !holds, let otherwise { try otherwise.run(below: head, in: context) }
    }

    private func guarded(
        _ conditions: [Condition], _ otherwise: Block, in context: Context
    ) throws(InterruptionError) {
        if try conditions.hold(in: context) { return }
        try otherwise.run(below: headRange(in: context), in: context)
        throw .mismatch(
            "the block of 'guard' ends in 'return', 'break' or 'continue'; what is below needs its condition",
            at: range)
    }

    private func choose(
        among cases: [SwitchCase], for subject: Expression, in context: Context
    ) throws(InterruptionError) {
        let value = try subject.evaluateForKeeping(in: context)
        _ = try choose(among: cases, holding: value, at: subject.range, in: context)
    }

    /// Runs the block of the first pattern that the value fits; false where it fits none.
    func choose(
        among cases: [SwitchCase], holding value: Value, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Bool {
        let chosen: Void? = try cases.choice(for: value, at: range, in: context) {
            block, context throws(InterruptionError) in
            try block.run(below: headRange(in: context), in: context)
        }
        return chosen != nil
    }

    // MARK: Commands

    func assign(_ place: Expression, _ value: Expression, in context: Context)
        throws(InterruptionError)
    {
        if case .name(let name) = place.kind, let binding = context.scope.binding(of: name),
            binding.origin == .variable
        {
            if !binding.isWeak { _ = try context.binding(binding, at: place.range) }
            let type = value.mayNeedType ? ExpressionTypes.type(of: place, in: context) : nil
            return try assign(binding, value.ofKnownType(type, in: context), in: context)
        }
        var value = value
        if value.mayNeedType {
            value = value.ofKnownType(ExpressionTypes.type(of: place, in: context), in: context)
        }
        let location = try place.locateParent(in: context)
        let assigned = try context.ownCopy(
            of: try value.evaluateForWantedType(in: context), at: value.range)
        try context.queue.perform(Assignment(location, assigned, range: range), in: context)
        try context.settle(at: range)
    }

    private func command(_ call: Expression, in context: Context) throws(InterruptionError) {
        switch try call.deed(statement: range, in: context) {
        case .command(let command): try context.queue.perform(command, in: context)
        case .answer(let answer): context.transcript.note(result: answer.value)
        }
        try context.settle(at: range)
    }

    // MARK: The log

    private func log(
        _ value: Expression, _ terminator: Expression?, in context: Context
    ) throws(InterruptionError) {
        let wasPrinting = context.isPrinting
        context.isPrinting = false
        defer { context.isPrinting = wasPrinting }
        let (text, end) = try context.trace.paused(in: context) { context throws(InterruptionError) in
            let text = try context.text(of: try value.evaluate(in: context), writtenAs: value)
            return (text, try terminator?.evaluate(in: context).text(at: value.range))
        }
        try context.log(text, terminator: end, at: value.range)
    }

    // MARK: Blocks

    private func loop(
        _ pattern: BindingPattern, over sequence: Sequence, _ block: Block, in context: Context
    ) throws(InterruptionError) {
        switch sequence {
        case .elements(let list):
            var value = try list.evaluate(in: context)
            if let results = try context.groupResults(value, at: list.range) { value = .list(results) }
            if case .range(let bounds) = value, let integers = bounds.integers {
                try count(pattern, integers, block, in: context)
                return
            }
            if let iterator = try context.iterator(over: value, at: list.range) {
                return try walk(pattern, value, iterator, at: list.range, block, in: context)
            }
            let elements = try pattern.elements(of: value, at: list.range)
            let isPlain = value.isPlain
            try context.inScope { context throws(InterruptionError) in
                // A replay gives bound values new references, so objects are taken from a binding at each turn.
                let walked = context.bind(Binding.hidden, to: value, origin: .loopVariable)
                for index in elements.indices {
                    let element =
                        isPlain
                        ? elements[index] : try pattern.elements(of: walked.value, at: list.range)[index]
                    try turn(index + 1, pattern, element, block, in: context)
                }
            }
        case .range(let lower, let upper, let isClosed):
            let bounds = try Statement.bounds(lower, upper, isClosed: isClosed, in: context)
            let turn = try count(pattern, bounds.first..<bounds.end, block, in: context)
            if let last = bounds.last { try self.turn(turn + 1, pattern, .integer(last), block, in: context) }
        }
    }

    /// Runs the block for each integer; returns how many there were.
    @discardableResult
    private func count(
        _ pattern: BindingPattern, _ integers: Range<Int64>, _ block: Block, in context: Context
    ) throws(InterruptionError) -> Int {
        var turn = 0
        var index = integers.lowerBound
        while index < integers.upperBound {
            turn += 1
            try self.turn(turn, pattern, .integer(index), block, in: context)
            index += 1
        }
        return turn
    }

    /// Runs the block for each element of a sequence of the module, which makes an element when it is asked for it.
    private func walk(
        _ pattern: BindingPattern, _ sequence: Value, _ iterator: Value, at range: SourceRange,
        _ block: Block,
        in context: Context
    ) throws(InterruptionError) {
        try context.inScope { context throws(InterruptionError) in
            _ = context.bind(Binding.hidden, to: sequence, origin: .loopVariable)
            // A replay gives the walk a new reference, so it is taken from a binding at each turn.
            let walk = context.bind(Binding.hidden, to: iterator, origin: .loopVariable)
            var turn = 0
            while let element = try context.element(after: turn, of: walk.value, below: self, at: range) {
                turn += 1
                try self.turn(turn, pattern, element, block, in: context)
            }
        }
    }

    /// Evaluates the bounds of a range; `last` is set where the end cannot be written as one more than it.
    private static func bounds(
        _ lower: Expression, _ upper: Expression, isClosed: Bool, in context: Context
    ) throws(InterruptionError) -> (first: Int64, end: Int64, last: Int64?) {
        let first = try lower.evaluateInteger(in: context)
        let end = try upper.evaluateInteger(in: context)
        let range = lower.range.joined(with: upper.range)
        guard first <= end else {
            throw .thrown("the range \(first)\(isClosed ? "..." : "..<")\(end) runs backwards", at: range)
        }
        if !isClosed { return (first, end, nil) }
        return end == .max ? (first, end, end) : (first, end + 1, nil)
    }

    private func repeated(_ count: Expression, _ block: Block, in context: Context) throws(InterruptionError)
    {
        let times = try count.evaluateInteger(in: context)
        guard times >= 0 else { throw .thrown("cannot repeat \(times) times", at: count.range) }
        var turn: Int64 = 0
        while turn < times {
            turn += 1
            try self.turn(Int(turn), nil, .null, block, in: context)
        }
    }

    private func whileLoop(_ conditions: [Condition], _ block: Block, in context: Context)
        throws(InterruptionError)
    {
        var turn = 0
        var holds = true
        while holds {
            holds = try context.inScope { context throws(InterruptionError) in
                guard try context.hold(conditions, after: turn, below: self) else { return false }
                turn += 1
                try self.turn(turn, nil, .null, block, in: context)
                return true
            }
        }
    }

    /// What tells the type of a loop's variable.
    private func walked(_ name: Name) -> Binding.Source? {
        if let type = name.type { return .type(type) }
        guard case .forEach(_, .elements(let sequence), _) = kind else { return nil }
        return .element(sequence)
    }

    private func turn(
        _ turn: Int, _ pattern: BindingPattern?, _ value: Value, _ block: Block, in context: Context
    ) throws(InterruptionError) {
        try context.step(at: range)
        context.turns.append(turn)
        defer { context.turns.removeLast() }
        do throws(InterruptionError) {
            try context.inScope { context throws(InterruptionError) in
                if let pattern {
                    try pattern.bind(value, origin: .loopVariable, in: context)
                    if case .name(let name) = pattern { context.scope.own.first?.source = walked(name) }
                }
                for statement in block.statements { try statement.run(in: context) }
            }
        } catch .left(.turn(let wanted)) where wanted == nil || wanted == label {
            // The next turn begins.
        }
        try context.releaseAfterBlock(headRange(in: context))
    }
}

extension Block {
    /// Runs the statements in a scope of their own; `head` is what stands above them.
    func run(below head: SourceRange, in context: Context) throws(InterruptionError) {
        try context.inScope { context throws(InterruptionError) in
            for statement in statements { try statement.run(in: context) }
        }
        try context.releaseAfterBlock(head)
    }
}

extension Context {
    /// Asks for the next element of a walk; what the sequence logs meanwhile belongs to the loop.
    fileprivate func element(
        after turn: Int, of walk: Value, below loop: Statement, at range: SourceRange
    ) throws(InterruptionError) -> Value? {
        try between(turn, of: loop) { context throws(InterruptionError) in
            try context.nextElement(of: walk, at: range)
        }
    }

    /// Evaluates the conditions of a loop; what they log belongs to the loop.
    fileprivate func hold(
        _ conditions: [Condition], after turn: Int, below loop: Statement
    ) throws(InterruptionError) -> Bool {
        try between(turn, of: loop) { context throws(InterruptionError) in
            try conditions.hold(in: context)
        }
    }

    /// Does what `break` may end.
    fileprivate func leavable(
        _ label: String?, _ body: (Context) throws(InterruptionError) -> Void
    ) throws(InterruptionError) {
        do throws(InterruptionError) {
            try body(self)
        } catch .left(.loop(let wanted)) where wanted == nil || wanted == label {
            // What comes behind it goes on.
        }
    }

    /// Does what a loop does between its turns as a command of its own.
    private func between<Result>(
        _ turn: Int, of loop: Statement, _ body: (Context) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result {
        guard turn > 0 else { return try body(self) }
        let head = loop.headRange(in: self)
        beginCommand(head)
        let written = transcript.byteCount
        let result = try body(self)
        if demandsSilence, transcript.byteCount > written {
            demandSilence(of: head, from: transcript.commandCount - 1)
        }
        return result
    }

    /// Lets go the names of a block that has ended; what dying objects log belongs to the statement around it.
    fileprivate func releaseAfterBlock(_ range: SourceRange) throws(InterruptionError) {
        guard holds.hasCandidates else { return }
        beginCommand(range)
        let written = transcript.byteCount
        try releaseUnheld(at: range)
        if demandsSilence, transcript.byteCount > written {
            demandSilence(of: range, from: transcript.commandCount - 1)
        }
    }
}
