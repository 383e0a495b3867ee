/// Three columns of plans, one of which may be in the hand.
///
/// 三列计划，其中一条可能正拿在手里。
final class Board {
    /// How often a new order was sent to the server.
    ///
    /// 新的顺序发给服务器多少次。
    private(set) var rankingsSent = 0

    init(today: [String], next: [String], later: [String]) {}

    func press(column: Int, row: Int) -> Bool {
        // What must be remembered here, so that it can all be taken back?
        // 这里要记住什么，之后才能全部恢复？
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
