protocol Listener: AnyObject {
    func hear(_ news: String) throws
}
typealias Observer = Listener

final class ServiceCenter {
    private struct Entry {
        let id: ObjectIdentifier
        let tell: (String) throws -> Bool
    }
    private let lock = Lock()
    private var entries: [Entry] = []

    func add(_ observer: Observer) {
        let id = ObjectIdentifier(observer)
        let entry = Entry(id: id) { [weak observer] news in
            guard let observer else { return false }
            try observer.hear(news)
            return true
        }
        lock.withLock {
            entries.removeAll { $0.id == id && !alive($0) }
            if !entries.contains(where: { $0.id == id }) { entries.append(entry) }
        }
    }

    private func alive(_ entry: Entry) -> Bool { true }

    func remove(_ observer: Observer) {
        lock.withLock { entries.removeAll { $0.id == ObjectIdentifier(observer) } }
    }

    func notify(_ news: String) {
        let present = lock.withLock { entries }
        var gone: [ObjectIdentifier] = []
        for entry in present {
            do {
                if try !entry.tell(news) { gone.append(entry.id) }
            } catch {
                print("catch notifyServiceDelegate exception: \(error)")
            }
        }
        lock.withLock { entries.removeAll { gone.contains($0.id) } }
    }
}

class Named {
    let name: String
    init(name: String) { self.name = name }
}
final class NBAObserver: Named, Listener {
    func hear(_ news: String) { print("NBA观察者\(name):\(news)") }
}
final class StockObserver: Named, Listener {
    func hear(_ news: String) { print("股票观察者\(name):\(news)") }
}
final class GameObserver: Named, Listener {
    func hear(_ news: String) { print("游戏观察者\(name):\(news)") }
}
final class FaultyObserver: Named, Listener {
    struct Slumber: Error, CustomStringConvertible {
        let description: String
    }
    func hear(_ news: String) throws { throw Slumber(description: "\(name)睡着了") }
}
