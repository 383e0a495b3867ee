/// Tells whoever has signed on.
final class Broadcaster<Message> {
    typealias Handler = (Message) throws -> Void
    private var handlers: [(id: ObjectIdentifier, isAlive: () -> Bool, handle: Handler)] = []
    private let lock = Lock()

    func subscribe(_ id: ObjectIdentifier, isAlive: @escaping () -> Bool, handle: @escaping Handler) {
        lock.withLock {
            handlers.removeAll { !$0.isAlive() }
            guard !handlers.contains(where: { $0.id == id }) else { return }
            handlers.append((id: id, isAlive: isAlive, handle: handle))
        }
    }
    func unsubscribe(_ id: ObjectIdentifier) { lock.withLock { handlers.removeAll { $0.id == id } } }
    func broadcast(_ message: Message, onFailure: (any Error) -> Void) {
        for entry in lock.withLock({ handlers }) where entry.isAlive() {
            do { try entry.handle(message) } catch { onFailure(error) }
        }
    }
}

final class ServiceCenter {
    private let news = Broadcaster<String>()

    func add(_ observer: Observer) {
        news.subscribe(ObjectIdentifier(observer), isAlive: { [weak observer] in observer != nil }) { [weak observer] text in
            try observer?.update(text)
        }
    }
    func remove(_ observer: Observer) { news.unsubscribe(ObjectIdentifier(observer)) }
    func notify(_ text: String) {
        news.broadcast(text) { print("catch notifyServiceDelegate exception: \($0)") }
    }
}

protocol Observer: AnyObject { func update(_ news: String) throws }
final class NBAObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func update(_ news: String) { print("NBA观察者\(name):\(news)") }
}
final class StockObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func update(_ news: String) { print("股票观察者\(name):\(news)") }
}
final class GameObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func update(_ news: String) { print("游戏观察者\(name):\(news)") }
}
final class FaultyObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func update(_ news: String) throws { throw Asleep(name: name) }
}
struct Asleep: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name)睡着了" }
}
