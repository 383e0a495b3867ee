import SwiftSyntax

extension FactReader {
    /// Notes that a value is told apart by constants.
    func ask(_ value: FactValue, _ how: String, _ count: Int, at node: some SyntaxProtocol) {
        if value.question != nil { return askKind(value, at: node) }
        let kinds = value.type.receivers.map(\.name)
        guard value.source != nil || !kinds.isEmpty else { return }
        add(.ask, at: node) { fact in
            fact.how = how
            fact.types = kinds
            fact.on = value.source?.on ?? []
            fact.member = value.source?.member ?? ""
            fact.via = value.via
            fact.name = value.name
            fact.count = count
        }
    }

    /// Notes that a value is the key to a table that is written out; its types are what the table gives, too.
    func askTable(_ table: FactValue, _ key: FactValue, at node: some SyntaxProtocol) {
        guard table.rows > 1, let source = key.source else { return }
        let given = table.type.unwrapped.element.unwrapped
        let result = if case .function(_, let result) = given { result } else { FactType.unknown }
        add(.ask, at: node) { fact in
            fact.how = "key"
            fact.types = (key.type.speech.names + given.speech.names + result.speech.names)
            fact.on = source.on
            fact.member = source.member
            fact.via = key.via
            fact.name = key.name
            fact.count = table.rows
        }
    }

    /// Notes that a value is asked whether it has a type.
    func askType(_ value: FactValue, _ how: String, _ wanted: FactType, at node: some SyntaxProtocol) {
        add(.ask, at: node) { fact in
            fact.how = how
            fact.on = value.type.receivers.map(\.name)
            fact.types = wanted.receivers.map(\.name)
            fact.via = value.via
            fact.name = value.name
            fact.count = 1
        }
    }

    /// Notes that the answer of `type(of:)` is compared.
    func askKind(_ value: FactValue, at node: some SyntaxProtocol) {
        add(.ask, at: node) { fact in
            fact.how = "type"
            fact.on = value.question?.receivers.map(\.name) ?? []
            fact.via = value.via
            fact.name = value.name
            fact.count = 1
        }
    }
}
