class Observer {
    fileprivate let words: String
    fileprivate init(_ words: String) { self.words = words }
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
            print(observer.words.hasPrefix("catch") ? observer.words : "\(observer.words):\(news)")
        }
    }
}

final class NBAObserver: Observer {
    init(name: String) { super.init("NBA观察者\(name)") }
}

final class StockObserver: Observer {
    init(name: String) { super.init("股票观察者\(name)") }
}

final class GameObserver: Observer {
    init(name: String) { super.init("游戏观察者\(name)") }
}

final class FaultyObserver: Observer {
    init(name: String) { super.init("catch notifyServiceDelegate exception: \(name)睡着了") }
}
