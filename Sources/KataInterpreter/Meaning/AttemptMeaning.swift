import KataDiagnostics
import KataScript
import KataTranscript

/// Errors that a script catches or throws itself: `do { … } catch { … }`, `try?` and `throw`.
extension Statement {
    /// Runs a block, and where it throws the block of the first `catch` that the error fits.
    func attempt(
        _ block: Block, _ handlers: [SwitchCase], in context: Context
    ) throws(InterruptionError) {
        do throws(InterruptionError) {
            try block.run(below: headRange(in: context), in: context)
        } catch .fault(let fault) where fault.kind == .thrown && !handlers.isEmpty {
            // An error that is not the module's is its message.
            let error = try context.errorValue(of: fault) ?? .string(fault.message)
            guard try choose(among: handlers, holding: error, at: fault.range, in: context) else {
                throw .fault(fault)
            }
        }
    }
}

extension Context {
    /// Returns the value of `try? value`: nil where it throws, and an empty tuple where it returns nothing.
    func attempt(_ node: Expression) throws(InterruptionError) -> Value {
        do throws(InterruptionError) {
            guard case .call = node.kind else { return try node.evaluateAllowingVoid(in: self) }
            let answer = try node.evaluateCall(in: self)
            return answer.isVoid ? .tuple([]) : answer.value
        } catch .fault(let fault) where fault.kind == .thrown {
            return .null
        }
    }

    /// Returns the error that a script throws itself.
    func thrown(_ node: Expression) throws(InterruptionError) -> InterruptionError {
        let error = try node.evaluateForKeeping(in: self)
        var fault = Fault(.thrown, try text(of: error, at: node.range), at: node.range, type: error.typeName)
        fault.value = error
        return .fault(fault)
    }

    /// Returns the value of an `if` or `switch` that stands for one.
    func choose(_ block: Block, at range: SourceRange) throws(InterruptionError) -> Value {
        // What the statement around it has made and not bound yet must outlive the block.
        let kept = holds.beginCall()
        defer { holds.endCall(kept) }
        do throws(InterruptionError) {
            try block.run(below: range, in: self)
        } catch .left(.closure(let answer)) {
            return answer.value
        }
        throw .mismatch("no branch of it gives a value", at: range)
    }
}
