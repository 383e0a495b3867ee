import KataDiagnostics
import KataScript
import KataTranscript

/// What expressions are worth: one function a node.
extension Expression {
    /// Returns the value; a call that returns nothing has none.
    func evaluate(in context: Context) throws(InterruptionError) -> Value {
        switch kind {
        case .integer(let value): return .integer(value)
        case .float(let value): return .float(value)
        case .bool(let value): return .bool(value)
        case .null: return .null
        case .string(let literal): return .string(try literal.evaluate(in: context))
        case .name(let name): return try evaluateName(name, in: context)
        case .implicitCase(let name, let arguments):
            return .enumCase(EnumCase(name: name.text, arguments: try arguments.evaluate(in: context)))
        case .member(let base, let name) where name.text == "self":
            if let type = base.namedType(in: context) { return .metatype(type) }
            return try locate(in: context).value
        case .member, .index: return try locate(in: context).value
        case .tuple(let parts):
            return try context.counted(.tuple(try parts.evaluateForKeeping(in: context)), at: range)
        case .call:
            let answer = try evaluateCall(in: context)
            guard !answer.isVoid else {
                throw .mismatch("'\(context.source(range))' returns nothing that could be used", at: range)
            }
            return answer.value
        case .list(let elements):
            var values: [Value] = []
            for element in elements { values.append(try element.evaluateElement(in: context)) }
            return try context.counted(.list(try context.alike(values, of: elements)), at: range)
        case .map(let entries): return try context.counted(try evaluateMap(entries, in: context), at: range)
        case .unary(let unaryOperator, let operand):
            let value = try operand.evaluate(in: context)
            if let own = try context.moduleOperator(unaryOperator.rawValue, [value], at: range) { return own }
            return try unaryOperator.apply(value, operand)
        case .closure(let closure): return try context.makeClosure(closure)
        case .unwrapped: return try locate(in: context).value
        case .chained(let chain):
            return try context.chain { context throws(InterruptionError) in try chain.evaluate(in: context) }
                ?? .null
        case .choice(let block): return try context.choose(block, at: range)
        case .attempted(let value): return try context.attempt(value)
        case .cast(let operand, .plain, let type): return try operand.evaluate(as: type, in: context)
        case .cast(let operand, let cast, let type):
            return try cast.apply(try operand.evaluate(in: context), type, at: range, in: context)
        case .conditional(let condition, let then, let otherwise):
            let isTrue = try condition.evaluateCondition(in: context)
            let value = try isTrue ? then.evaluate(in: context) : otherwise.evaluate(in: context)
            return context.number(value, of: isTrue ? then : otherwise, beside: isTrue ? otherwise : then)
        case .binary(let binaryOperator, let left, let right):
            return try evaluateBinary(binaryOperator, left, right, in: context)
        }
    }

    /// Returns the value for something that keeps it: a struct that something else holds is copied.
    func evaluateForKeeping(in context: Context) throws(InterruptionError) -> Value {
        try context.ownCopy(of: try evaluate(in: context), at: range)
    }

    /// Returns the value, or the function that is named, for something that keeps it.
    func evaluateOrReferForKeeping(in context: Context) throws(InterruptionError) -> Value {
        try context.ownCopy(of: try evaluateOrRefer(in: context), at: range)
    }

    /// Returns the value for a list or a map, which may hold functions as well.
    private func evaluateElement(in context: Context) throws(InterruptionError) -> Value {
        switch kind {
        case .name, .member: try evaluateOrReferForKeeping(in: context)
        default: try evaluateForKeeping(in: context)
        }
    }

    /// Returns the value, or null for a call that returns nothing.
    func evaluateAllowingVoid(in context: Context) throws(InterruptionError) -> Value {
        if case .call = kind { return try evaluateCall(in: context).value }
        if case .chained(let chain) = kind {
            return try context.chain { context throws(InterruptionError) in
                try chain.evaluateAllowingVoid(in: context)
            } ?? .null
        }
        return try evaluate(in: context)
    }

    /// Returns a truth value; anything else is no condition.
    func evaluateCondition(in context: Context) throws(InterruptionError) -> Bool {
        let value = try evaluate(in: context)
        guard case .bool(let isTrue) = value else {
            throw .mismatch("a condition is a Bool; this is \(value.kindName)", at: range)
        }
        return isTrue
    }

    /// Returns an integer; anything else does not count.
    func evaluateInteger(in context: Context) throws(InterruptionError) -> Int64 {
        let value = try evaluate(in: context)
        guard case .integer(let integer) = value else {
            throw .mismatch("an integer is wanted here; this is \(value.kindName)", at: range)
        }
        return integer
    }

    private func evaluateName(_ name: String, in context: Context) throws(InterruptionError) -> Value {
        if let binding = context.scope.binding(of: name) {
            return try context.binding(binding, at: range).value
        }
        if context.isModuleMember(name) { return try locate(in: context).value }
        if context.isType(name) {
            throw .mismatch(
                "'\(name)' is a type: write '\(name)(…)', '\(name).member' or '\(name).self'", at: range)
        }
        throw context.unknownName(name, at: range)
    }

    private func evaluateMap(
        _ entries: [(key: Expression, value: Expression)], in context: Context
    ) throws(InterruptionError) -> Value {
        var result: [MapEntry] = []
        for (keyNode, valueNode) in entries {
            let key = try keyNode.evaluate(in: context)
            if result.contains(where: { $0.key == key }) {
                throw .mismatch("the key \(key.shownText) stands twice in the map", at: keyNode.range)
            }
            result.append(MapEntry(key: key, value: try valueNode.evaluateElement(in: context)))
        }
        return .map(result)
    }

    private func evaluateBinary(
        _ binaryOperator: BinaryOperator, _ left: Expression, _ right: Expression, in context: Context
    ) throws(InterruptionError) -> Value {
        if binaryOperator == .and || binaryOperator == .or {
            return try evaluateConnective(binaryOperator, left, right, in: context)
        }
        if binaryOperator == .coalesce {
            // Only an optional has something else to fall back to, so its own `map` is meant.
            context.optionalCall = left.range
            let wanted = left.mayNeedType ? ExpressionTypes.type(of: right, in: context) : nil
            let call = wanted.flatMap { left.called(for: $0, in: context) }
            let value = try (call ?? left).evaluate(in: context)
            guard case .null = value else { return value }
            return context.number(try right.evaluate(in: context), of: right, beside: left)
        }
        let leftValue = try left.evaluate(in: context)
        var right = right
        if case .enumCase(let found) = leftValue, let type = found.type, context.types != nil {
            right = right.operands(of: Name(type, range: left.range))
        }
        let rightValue = try right.evaluate(in: context)
        if binaryOperator.isComparison {
            if binaryOperator != .equal, binaryOperator != .notEqual,
                let own = try context.moduleOperator(
                    binaryOperator.rawValue, [leftValue, rightValue], at: range)
            {
                return own
            }
            return .bool(try binaryOperator.apply(leftValue, rightValue, self, left, right, in: context))
        }
        if binaryOperator.makesRange {
            return try context.range(
                from: leftValue, to: rightValue, isClosed: binaryOperator == .closedRange, at: range)
        }
        return try compute(binaryOperator, leftValue, rightValue, in: context)
    }

    /// Joins two conditions: the second one is looked at only where the first one does not decide.
    private func evaluateConnective(
        _ binaryOperator: BinaryOperator, _ left: Expression, _ right: Expression, in context: Context
    ) throws(InterruptionError) -> Value {
        let value = try left.evaluate(in: context)
        if value.isOfModule {
            let operands = [value, try right.evaluate(in: context)]
            if let own = try context.moduleOperator(binaryOperator.rawValue, operands, at: range) {
                return own
            }
        }
        guard case .bool(let isTrue) = value else {
            throw .mismatch("a condition is a Bool; this is \(value.kindName)", at: left.range)
        }
        if isTrue == (binaryOperator == .or) { return value }
        return .bool(try right.evaluateCondition(in: context))
    }

    /// Computes with two values: by the module's own operator, or by the language's.
    private func compute(
        _ binaryOperator: BinaryOperator, _ left: Value, _ right: Value, in context: Context
    ) throws(InterruptionError) -> Value {
        let mark = binaryOperator.rawValue
        if let own = try context.moduleOperator(mark, [left, right], at: range) { return own }
        do throws(InterruptionError) {
            let result = try binaryOperator.compute(left, right, at: range)
            try context.handle(result.size, at: range)
            return result
        } catch .fault(let fault) where fault.kind == .mismatch {
            // What the language does not join, the module may: `"ab" * 3`.
            guard let own = try context.moduleOperator(mark, [left, right], mayBePlain: true, at: range)
            else { throw .fault(fault) }
            return own
        }
    }
}

extension Expression {
    /// The expression with the open cases that its operators join as those of a type, which stands beside them.
    fileprivate func operands(of type: Name) -> Expression {
        guard case .binary(let sign, let left, let right) = kind,
            sign.precedence > BinaryOperator.closedRange.precedence
        else { return self }
        var node = self
        node.kind = .binary(sign, left.operand(of: type), right.operand(of: type))
        return node
    }

    private func operand(of type: Name) -> Expression {
        guard case .implicitCase = kind else { return operands(of: type) }
        return Expression(.cast(self, .plain, type), range: range)
    }
}

extension StringLiteral {
    /// Returns the text with the values inside it written as `log` writes them.
    func evaluate(in context: Context) throws(InterruptionError) -> String {
        let wasPrinting = context.isPrinting
        if isPrinted { context.isPrinting = true }
        defer { context.isPrinting = wasPrinting }
        var result = ""
        for segment in segments {
            switch segment {
            case .text(let text): result += text
            case .value(let node):
                let text = try context.text(of: try node.evaluate(in: context), writtenAs: node)
                try context.handle(text.utf8.count, at: node.range)
                result += text
            }
        }
        return result
    }
}

extension [ArgumentNode] {
    /// Returns the arguments' values for something that keeps them.
    func evaluateForKeeping(in context: Context) throws(InterruptionError) -> [Argument] {
        var result: [Argument] = []
        for node in self {
            result.append(
                Argument(label: node.label?.text, value: try node.value.evaluateForKeeping(in: context)))
        }
        return result
    }

    /// Returns the arguments' values with their labels.
    func evaluate(in context: Context) throws(InterruptionError) -> [Argument] {
        var places = InoutPlaces()
        return try evaluate(in: context, places: &places)
    }

    /// Returns the arguments' values with their labels, and notes where those behind `&` live.
    func evaluate(in context: Context, places: inout InoutPlaces) throws(InterruptionError) -> [Argument] {
        var result: [Argument] = []
        for node in self {
            if node.isInout {
                let place = try node.value.locateForChange(in: context)
                let value = try context.ownCopy(of: place.value, at: node.value.range)
                places.note(place, of: result.count)
                result.append(Argument(label: node.label?.text, value: value, isInout: true))
                continue
            }
            // What the queue keeps must not change with the struct that a name holds.
            let value = try node.value.evaluateForWantedType(in: context)
            let kept =
                context.queue.keepsHistory ? try context.ownCopy(of: value, at: node.value.range) : value
            result.append(Argument(label: node.label?.text, value: kept))
        }
        return result
    }
}

extension Context {
    /// Does what a `?` on nil may end; nil where it did.
    func chain<Result>(
        _ body: (Context) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result? {
        do throws(InterruptionError) {
            return try body(self)
        } catch .left(.chain) {
            return nil
        }
    }

    /// Returns what a name is bound to; a dropped name cannot be used.
    func binding(of name: String, at range: SourceRange) throws(InterruptionError) -> Binding {
        guard let binding = scope.binding(of: name) else { throw unknownName(name, at: range) }
        return try self.binding(binding, at: range)
    }

    /// Returns a binding that is still in use.
    func binding(_ binding: Binding, at range: SourceRange) throws(InterruptionError) -> Binding {
        if binding.isDropped {
            throw .invalid(
                Diagnostic(
                    .droppedName, "'\(binding.name)' was dropped and cannot be used any more", at: range))
        }
        guard binding.isWeak, binding.value.isOfModule else { return binding }
        return Binding(binding.name, try value(of: .weak(binding.value), at: range), origin: binding.origin)
    }

    /// Returns a reference to an object that does not keep it alive.
    func weakReference(to object: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        if case .null = object { return object }
        return try value(of: .weak(object), at: range)
    }

    /// Tells whether the name is a type of the module; without a description every free name may be one.
    func isType(_ name: String) -> Bool { types.map { $0[name] != nil } ?? true }

    /// Makes the error for a name that is neither bound nor a type.
    func unknownName(_ name: String, at range: SourceRange) -> InterruptionError {
        if let reason = types?.hidden[name] {
            return .fault(Fault(.bridge, "'\(name)' is out of reach: \(reason)", at: range))
        }
        let known = scope.visibleNames + (types?.names ?? []) + (types?.moduleMembers ?? [])
        let nearest = nearestName(to: name, among: known)
        let hint = ForeignSyntax.hint(name) ?? nearest.map { "; did you mean '\($0)'?" } ?? ""
        let isTypeLike = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
        if isTypeLike {
            return .fault(
                Fault(
                    .contract, "the module has no type '\(name)'\(hint)", at: range,
                    nearest: nearest.map { [$0] } ?? []))
        }
        return .invalid(
            Diagnostic(.unknownName, "'\(name)' is neither an object, a 'let' nor a type\(hint)", at: range))
    }
}
