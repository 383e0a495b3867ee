protocol Observer: AnyObject {
    var name: String { get }
    func received(_ news: String) throws
}

final class ServiceCenter {
    typealias Handler = (String) throws -> Bool

    private let lock = Lock()
    private var handlers: [(id: ObjectIdentifier, handle: Handler)] = []

    func add(_ observer: Observer) {
        let id = ObjectIdentifier(observer)
        lock.withLock {
            guard !handlers.contains(where: { $0.id == id }) else { return }
            handlers.append(
                (
                    id,
                    { [weak observer] news in
                        guard let observer else { return false }
                        try observer.received(news)
                        return true
                    }
                ))
        }
    }

    func remove(_ observer: Observer) {
        let id = ObjectIdentifier(observer)
        lock.withLock { handlers.removeAll { $0.id == id } }
    }

    func notify(_ news: String) {
        for (_, handle) in lock.withLock({ handlers }) {
            do { _ = try handle(news) } catch { print("catch notifyServiceDelegate exception: \(error)") }
        }
    }
}

class Fan: Observer {
    let name: String
    init(name: String) { self.name = name }
    var title: String { "" }
    func received(_ news: String) throws { print("\(title)观察者\(name):\(news)") }
}
final class NBAObserver: Fan { override var title: String { "NBA" } }
final class StockObserver: Fan { override var title: String { "股票" } }
final class GameObserver: Fan { override var title: String { "游戏" } }
final class FaultyObserver: Fan {
    private enum Trouble: Error, CustomStringConvertible {
        case asleep(String)
        var description: String { switch self { case .asleep(let name): name + "睡着了" } }
    }
    override func received(_ news: String) throws { throw Trouble.asleep(name) }
}
