import KataDiagnostics
import KataScript
import KataTranscript

/// The error that `expect throws` names, against the module.
extension TypeCheck {
    /// Checks an error's type with its fields, or its case with its payload; anything else is a value.
    mutating func checkError(_ node: Expression) {
        guard case .call(let callee, let arguments) = node.kind else {
            // A type alone is no value, though it names the errors that are meant.
            if path(node) == nil, node.libraryError == nil { _ = type(of: node) }
            return
        }
        if let type = path(callee) {
            check(arguments)
            for argument in arguments {
                guard let label = argument.label else {
                    report(.fieldWithoutName(type), at: argument.value.range)
                    continue
                }
                _ = property(label, of: type, isStatic: false)
            }
        } else if case .member(let base, let name) = callee.kind, let type = path(base),
            let found = types[type]?.cases.first(where: { $0.name == name.text })
        {
            check(arguments)
            checkPayload(arguments, of: found, in: type)
        } else {
            _ = self.type(of: node)
        }
    }

    /// Reports labels that a case's payload does not have, and more values than it has.
    private mutating func checkPayload(
        _ arguments: [ArgumentNode], of found: CaseDescription, in type: String
    ) {
        let labels = found.parameters.compactMap(\.label)
        for (place, argument) in arguments.enumerated() {
            let isThere = argument.label.map { labels.contains($0.text) } ?? (place < found.parameters.count)
            guard !isThere else { continue }
            report(
                .wrongArguments(".\(found.name)", written: arguments.labelled), at: argument.value.range,
                notes: [Note("there is '\(type).\(found.signature.labelled)'")])
        }
    }
}
