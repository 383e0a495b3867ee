/// Three columns of plans, one of which may be in the hand.
final class Board {
    /// How often a new order was sent to the server.
    private(set) var rankingsSent = 0

    init(today: [String], next: [String], later: [String]) {}

    func press(column: Int, row: Int) -> Bool {
        // What must be remembered here, so that it can all be taken back?
        false
    }

    func move(column: Int, row: Int) {}

    func release() {}

    func cancel() {}

    func finish(_ item: String) {}

    func column(_ index: Int) -> [String] {
        []
    }

    func show() {}
}
