protocol Observer: AnyObject { var line: (String) throws -> String { get } }

struct Asleep: Error, CustomStringConvertible { let description: String }

final class NBAObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
    var line: (String) throws -> String { { [name] in "NBA观察者\(name):\($0)" } }
}
final class StockObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
    var line: (String) throws -> String { { [name] in "股票观察者\(name):\($0)" } }
}
final class GameObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
    var line: (String) throws -> String { { [name] in "游戏观察者\(name):\($0)" } }
}
final class FaultyObserver: Observer {
    let name: String
    init(name: String) { self.name = name }
    var line: (String) throws -> String { { [name] _ in throw Asleep(description: "\(name)睡着了") } }
}
final class ServiceCenter {
    private let lock = Lock()
    private struct Entry { weak var observer: Observer?; let kind: String; let name: String }
    private var entries: [Entry] = []
    func add(_ observer: Observer) {
        lock.withLock {
            guard !entries.contains(where: { $0.observer === observer }) else { return }
            let (kind, name) =
                switch observer {
                case let fan as NBAObserver: ("NBA观察者", fan.name)
                case let broker as StockObserver: ("股票观察者", broker.name)
                case let player as GameObserver: ("游戏观察者", player.name)
                default: ("", (observer as? FaultyObserver)?.name ?? "")
                }
            entries.append(Entry(observer: observer, kind: kind, name: name))
        }
    }
    func remove(_ observer: Observer) { lock.withLock { entries.removeAll { $0.observer === observer } } }
    func notify(_ news: String) {
        for entry in lock.withLock({ entries }) where entry.observer != nil {
            print(entry.kind.isEmpty ? "catch notifyServiceDelegate exception: \(entry.name)睡着了" : "\(entry.kind)\(entry.name):\(news)")
        }
    }
}
