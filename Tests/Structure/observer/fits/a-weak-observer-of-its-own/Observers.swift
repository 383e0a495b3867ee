protocol Observer: AnyObject {
    func update(_ news: String) throws
    var isGone: Bool { get }
    func stands(for other: any Observer) -> Bool
}
extension Observer {
    var isGone: Bool { false }
    func stands(for other: any Observer) -> Bool { self === other }
}

private final class Weakly: Observer {
    private weak var real: (any Observer)?
    init(_ real: any Observer) { self.real = real }
    var isGone: Bool { real == nil }
    func stands(for other: any Observer) -> Bool { real === other }
    func update(_ news: String) throws { try real?.update(news) }
}

final class ServiceCenter {
    private let lock = Lock()
    private var all: [any Observer] = []

    func add(_ observer: any Observer) {
        lock.withLock {
            guard all.allSatisfy({ !$0.stands(for: observer) }) else { return }
            all.append(Weakly(observer))
        }
    }
    func remove(_ observer: any Observer) {
        lock.withLock { all.removeAll { $0.stands(for: observer) || $0.isGone } }
    }
    func notify(_ news: String) {
        let now = lock.withLock { all }
        now.forEach { one in
            do { try one.update(news) } catch { print("catch notifyServiceDelegate exception: \(error)") }
        }
    }
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
final class FaultyObserver: Observer, Error, CustomStringConvertible {
    private let name: String
    init(name: String) { self.name = name }
    var description: String { name + "睡着了" }
    func update(_ news: String) throws { throw self }
}
