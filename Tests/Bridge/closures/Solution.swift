typealias Handler = (String) -> Void
struct Refused: Error {}

final class Button {
    typealias Check = (Int) throws -> Bool
    var onTap: (() -> Void)?
    var format: (Int, String) -> String = { "\($0)\($1)" }
    private var handlers: [Handler] = []
    init(onTap: (() -> Void)? = nil) { self.onTap = onTap }
    func add(_ handler: @escaping Handler) { handlers.append(handler) }
    func fire(_ name: String) { for handler in handlers { handler(name) } }
    func tap() { print("tap"); onTap?() }
    func check(_ n: Int, by check: Check) throws -> Bool { try check(n) }
    func maybe(_ n: Int = 3, then body: ((Int) -> Int)? = nil) -> Int { body?(n) ?? -1 }
    func wrapped(_ body: () throws -> Void) -> String {
        do { try body(); return "fine" } catch { return "caught \(error)" }
    }
    func later(_ body: @escaping @Sendable (Int) async -> Int) async -> Int { await body(4) }
    @MainActor func onMain(_ body: @MainActor () -> Int) -> Int { body() }
}
struct Strategy { let run: (Int) -> Int }
final class Cell<Item> {
    private var observers: [(Item) -> Void] = []
    var item: Item { didSet { observers.forEach { $0(item) } } }
    init(_ item: Item) { self.item = item }
    func observe(_ body: @escaping (Item) -> Void) { observers.append(body) }
}
func twice(_ body: (Button) -> Int) -> Int { let b = Button(); return body(b) + body(b) }
