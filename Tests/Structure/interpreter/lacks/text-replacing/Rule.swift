final class Rule {
    private let text: [String]
    init(_ text: String) throws { self.text = text.split(separator: " ").map(String.init) }
    func evaluate(_ facts: [String: Bool]) -> Bool {
        let terms = text.split(separator: "or")
        return terms.contains { term in
            term.split(separator: "and").allSatisfy { part in
                part.first == "not" ? !(facts[part.last ?? ""] ?? false) : facts[part.first ?? ""] ?? false
            }
        }
    }
}
