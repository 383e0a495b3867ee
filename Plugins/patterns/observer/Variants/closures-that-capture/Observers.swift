protocol Observer: AnyObject {
    func update(_ news: String) throws
}

final class ServiceCenter {
    private let lock = Lock()
    private var ears: [(of: ObjectIdentifier, isThere: () -> Bool, hear: (String) throws -> Void)] = []

    func add(_ observer: Observer) {
        let id = ObjectIdentifier(observer)
        lock.withLock {
            ears.removeAll { !$0.isThere() }
            guard !ears.contains(where: { $0.of == id }) else { return }
            ears.append(
                (
                    of: id, isThere: { [weak observer] in observer != nil },
                    hear: { [weak observer] in try observer?.update($0) }
                ))
        }
    }

    func remove(_ observer: Observer) {
        let id = ObjectIdentifier(observer)
        lock.withLock { ears.removeAll { $0.of == id } }
    }

    func notify(_ news: String) {
        for ear in lock.withLock({ ears }) {
            do {
                try ear.hear(news)
            } catch {
                print("catch notifyServiceDelegate exception: \(error)")
            }
        }
    }
}

final class Asleep: Error, CustomStringConvertible {
    let description: String
    init(_ name: String) { description = "\(name)睡着了" }
}

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
    func update(_ news: String) throws { throw Asleep(name) }
}
