import KataDiagnostics
import KataText
public import KataTranscript

extension BuiltModule {
    /// Returns a breach of the contract with what is needed in the spelling of the solution's language.
    public func spelled(_ breach: ContractBreach) -> ContractBreach {
        guard let spelling = names?.spelling else { return breach }
        var breach = breach
        breach.needed = spelling.declaration(breach.needed, of: breach.type)
        if case .other(let found) = breach.found, found.hasSuffix(")"), let type = breach.type {
            let call = found.hasPrefix("static ") ? String(found.dropFirst("static ".count)) : found
            let word = call.hasPrefix("init(") ? "" : "func "
            breach.found = .other(spelling.declaration(word + call, of: type))
        }
        return breach
    }
}

extension NameSpelling {
    /// Returns what Swift declares so in this spelling: `func addOrder(_ order: Order)` is `add_order(order)`.
    func declaration(_ text: String, of type: String?) -> String {
        for (word, style) in [("var ", members), ("case ", cases)] where text.hasPrefix(word) {
            let name = text.dropFirst(word.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            // `var shared: static Settings {get}` is `static shared: Settings`.
            var rest = text.dropFirst(word.count + name.count)
            if rest.hasSuffix(" {get}") { rest = rest.dropLast(" {get}".count) }
            let isStatic = rest.hasPrefix(": static ")
            if isStatic { rest = rest.dropFirst(": static".count) }
            return (isStatic ? "static " : "") + style.spelled(String(name)) + (isStatic ? ":" : "") + rest
        }
        for word in ["static func ", "func "] where text.hasPrefix(word) {
            return call(String(text.dropFirst(word.count)), named: nil)
        }
        if text.hasPrefix("init("), let type { return call(text, named: type) }
        return heading(text)
    }

    /// Returns a signature as it is called, without types.
    private func call(_ text: String, named name: String?) -> String {
        guard let signature = Signature(promised: text) else { return text }
        let parameters = signature.parameters.map { parameter in
            members.spelled(parameter.name == "_" ? parameter.label ?? "_" : parameter.name)
        }
        return "\(name ?? members.spelled(signature.name))(\(parameters.joined(separator: ", ")))"
    }

    /// Returns a type with all that it promises: `class Work { hour; write_program() }`.
    private func heading(_ text: String) -> String {
        let text = text.replacingScalars(of: "class or struct ", with: "class ")
        guard let open = text.firstIndex(of: "{"), text.last == "}" else { return text }
        let start = text[..<open]
        let name = start.split(separator: " ").last.map(String.init)
        let body = text[text.index(after: open)...].dropLast()
        let separator: Character = text.hasPrefix("enum ") ? "," : ";"
        let parts = body.split(separator: separator).map { part in
            let plain = String(part.trimmed)
            if text.hasPrefix("enum ") {
                let name = plain.hasPrefix("case ") ? String(plain.dropFirst(5)) : plain
                // What a case carries has the names and types of the contract.
                let payload = name.firstIndex(of: "(") ?? name.endIndex
                return cases.spelled(String(name[..<payload])) + name[payload...]
            }
            return declaration(plain, of: name)
        }
        return "\(start){ \(parts.joined(separator: "\(separator) ")) }"
    }
}
