class Observer {
    fileprivate let name: String
    fileprivate init(_ name: String) { self.name = name }
}

final class ServiceCenter {
    private struct Seat { weak var observer: Observer? }
    private let lock = Lock()
    private var seats: [Seat] = []

    func add(_ observer: Observer) {
        lock.withLock {
            if !seats.contains(where: { $0.observer === observer }) { seats.append(Seat(observer: observer)) }
        }
    }

    func remove(_ observer: Observer) { lock.withLock { seats.removeAll { $0.observer === observer } } }

    func notify(_ news: String) {
        for observer in lock.withLock({ seats.compactMap(\.observer) }) {
            switch observer {
            case is NBAObserver: print("NBA观察者\(observer.name):\(news)")
            case is StockObserver: print("股票观察者\(observer.name):\(news)")
            case is GameObserver: print("游戏观察者\(observer.name):\(news)")
            default: print("catch notifyServiceDelegate exception: \(observer.name)睡着了")
            }
        }
    }
}

final class NBAObserver: Observer {
    init(name: String) { super.init(name) }
}

final class StockObserver: Observer {
    init(name: String) { super.init(name) }
}

final class GameObserver: Observer {
    init(name: String) { super.init(name) }
}

final class FaultyObserver: Observer {
    init(name: String) { super.init(name) }
}
