final class ServiceCenter {
    private let lock = Lock()
    private var observers: [() -> Observer?] = []

    func add(_ observer: Observer) {
        lock.withLock {
            guard !observers.contains(where: { $0() === observer }) else { return }
            observers.append { [weak observer] in observer }
        }
    }
    func remove(_ observer: Observer) {
        lock.withLock { observers.removeAll { $0() === observer || $0() == nil } }
    }
    func notify(_ news: String) {
        for find in lock.withLock({ observers }) {
            guard let observer = find() else { continue }
            do { try observer.update(news) } catch {
                print("catch notifyServiceDelegate exception: \(error)")
            }
        }
    }
}

class Observer {
    let name: String
    required init(name: String) { self.name = name }
    func update(_ news: String) throws {}
}
final class NBAObserver: Observer {
    override func update(_ news: String) { print("NBA观察者\(name):\(news)") }
}
final class StockObserver: Observer {
    override func update(_ news: String) { print("股票观察者\(name):\(news)") }
}
final class GameObserver: Observer {
    override func update(_ news: String) { print("游戏观察者\(name):\(news)") }
}
final class FaultyObserver: Observer {
    override func update(_ news: String) throws { throw Asleep(name: name) }
}
struct Asleep: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name)睡着了" }
}
