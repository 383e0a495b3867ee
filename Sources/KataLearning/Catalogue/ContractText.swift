import KataDiagnostics
import KataModules
import KataText

/// Writes what a module promises: each type with its members, indented.
struct ContractText {
    let style: TextStyle

    /// Returns the types in their order.
    func text(of contract: Contract) -> String { contract.types.map(text(of:)).joined() }

    private func text(of type: Contract.PromisedType) -> String {
        var result = "  \(style(.note, type.name))\n"
        if !type.constructors.isEmpty { result += "    \(type.constructors.joined(separator: ", "))\n" }
        if !type.cases.isEmpty { result += "    \(type.cases.map { ".\($0)" }.joined(separator: " "))\n" }
        for (name, written) in type.properties { result += "    \(name): \(written)\n" }
        for method in type.methods { result += "    \(method)\n" }
        return result
    }
}
