import KataTranscript
import Testing

@testable import KataModules

/// What a contract needs, in the spelling of a learner's language.
@Suite struct SpelledBreachTests {
    @Test(arguments: [
        ("func writeProgram()", "write_program()"),
        ("func pushOrder(_ string: String, type: OrderType)", "push_order(string, type)"),
        ("static func openShop(at hour: Int) -> Shop", "open_shop(hour)"),
        ("var openOrders: [String] {get}", "open_orders: [String]"),
        ("var firstOrder: static Order {get}", "static first_order: Order"),
        ("init(_ order: Order)", "Waiter(order)"),
        ("case roastDuck", "ROAST_DUCK"),
        ("enum OrderType { case mutton, roastDuck }", "enum OrderType { MUTTON, ROAST_DUCK }"),
        (
            "class or struct Waiter { init(name: String); var openOrders: Int; func takeOrder() }",
            "class Waiter { Waiter(name); open_orders: Int; take_order() }"
        ),
        ("type Order", "type Order"),
    ])
    func isNeeded(_ swift: String, _ python: String) {
        let spelling = NameSpelling(members: .snakeCase, cases: .upperCase)
        #expect(spelling.declaration(swift, of: "Waiter") == python)
    }
}
