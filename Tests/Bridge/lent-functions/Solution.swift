final class Lender {
    func lend(_ body: ((Int) -> Int, Int) -> Int) -> Int { body({ $0 * 2 }, 5) }
    func keep(_ body: (@escaping (String) -> String) -> Void) { body { "<\($0)>" } }
    func attempt(_ body: ((Int) throws -> Int) throws -> Int) rethrows -> Int { try body { $0 / 2 } }
}
