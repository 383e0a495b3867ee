import KataDiagnostics
import KataTranscript

extension Value {
    /// Returns what a `Result` holds, or throws its error; nil where the value is none.
    func success(in context: Context, at range: SourceRange) throws(InterruptionError) -> Value? {
        guard case .enumCase(let result) = self, result.type?.withoutTypeArguments == "Result",
            let held = result.arguments.first?.value
        else { return nil }
        guard result.name == "failure" else { return held }
        var fault = Fault(.thrown, try context.text(of: held, at: range), at: range, type: held.typeName)
        fault.value = held
        throw .fault(fault)
    }
}
