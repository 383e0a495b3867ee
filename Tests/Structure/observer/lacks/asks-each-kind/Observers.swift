protocol Observer: AnyObject {}

final class ServiceCenter {
    private struct Weak { weak var it: Observer? }
    private let lock = Lock()
    private var list: [Weak] = []

    func add(_ observer: Observer) {
        lock.withLock {
            for one in list where one.it === observer { return }
            list.append(Weak(it: observer))
        }
    }
    func remove(_ observer: Observer) {
        lock.withLock { list = list.filter { $0.it !== observer } }
    }
    func notify(_ news: String) {
        for one in lock.withLock({ list }) {
            switch one.it {
            case let fan as NBAObserver: print("NBA观察者\(fan.name):\(news)")
            case let fan as StockObserver: print("股票观察者\(fan.name):\(news)")
            case let fan as GameObserver: print("游戏观察者\(fan.name):\(news)")
            case let fan as FaultyObserver: print("catch notifyServiceDelegate exception: \(fan.name)睡着了")
            default: break
            }
        }
    }
}
final class NBAObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
}
final class StockObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
}
final class GameObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
}
final class FaultyObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
}
