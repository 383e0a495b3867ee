@resultBuilder
enum Plan {
    typealias Step = (any PersonBuilder) -> Void
    static func buildExpression(_ step: @escaping Step) -> Step { step }
    static func buildBlock(_ steps: Step...) -> [Step] { steps }
}
