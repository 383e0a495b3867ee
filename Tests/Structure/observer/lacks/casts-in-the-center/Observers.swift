protocol Observer: AnyObject { var name: String { get } }
final class ServiceCenter {
    private final class Entry {
        weak var o: Observer?
        init(_ o: Observer) { self.o = o }
    }
    private let lock = Lock()
    private var entries: [Entry] = []
    func add(_ observer: Observer) {
        lock.withLock {
            if !entries.contains(where: { $0.o === observer }) { entries.append(Entry(observer)) }
        }
    }
    func remove(_ observer: Observer) { lock.withLock { entries.removeAll { $0.o === observer } } }
    func notify(_ news: String) {
        for entry in lock.withLock({ entries }) {
            switch entry.o {
            case let fan as NBAObserver: print("NBA观察者\(fan.name):\(news)")
            case let broker as StockObserver: print("股票观察者\(broker.name):\(news)")
            case let player as GameObserver: print("游戏观察者\(player.name):\(news)")
            case let sleeper as FaultyObserver:
                print("catch notifyServiceDelegate exception: \(sleeper.name)睡着了")
            default: break
            }
        }
    }
}
class Person { let name: String; init(name: String) { self.name = name } }
final class NBAObserver: Person, Observer {}
final class StockObserver: Person, Observer {}
final class GameObserver: Person, Observer {}
final class FaultyObserver: Person, Observer {}
