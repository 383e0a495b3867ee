protocol Observer: AnyObject {
    func newsCame(_ center: ServiceCenter) throws
}

final class Multicast<Listener> {
    private struct Entry { weak var object: AnyObject? }
    private var entries: [Entry] = []
    private let lock = Lock()

    func add(_ listener: Listener) {
        lock.withLock {
            let object = listener as AnyObject
            guard !entries.contains(where: { $0.object === object }) else { return }
            entries.append(Entry(object: object))
        }
    }

    func remove(_ listener: Listener) {
        lock.withLock { entries.removeAll { $0.object === listener as AnyObject } }
    }

    func invoke(_ call: (Listener) -> Void) {
        let present = lock.withLock { entries.compactMap { $0.object as? Listener } }
        for listener in present { call(listener) }
    }
}

final class ServiceCenter {
    private let listeners = Multicast<any Observer>()

    private(set) var news = "" {
        didSet {
            listeners.invoke { listener in
                do { try listener.newsCame(self) } catch {
                    print("catch notifyServiceDelegate exception: \(error)")
                }
            }
        }
    }

    func add(_ observer: any Observer) { listeners.add(observer) }
    func remove(_ observer: any Observer) { listeners.remove(observer) }
    func notify(_ news: String) { self.news = news }
}

final class NBAObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func newsCame(_ center: ServiceCenter) { print("NBA观察者\(name):\(center.news)") }
}
final class StockObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func newsCame(_ center: ServiceCenter) { print("股票观察者\(name):\(center.news)") }
}
final class GameObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func newsCame(_ center: ServiceCenter) { print("游戏观察者\(name):\(center.news)") }
}
final class FaultyObserver: Observer {
    struct Tired: Error, CustomStringConvertible { let description: String }
    private let name: String
    init(name: String) { self.name = name }
    func newsCame(_ center: ServiceCenter) throws { throw Tired(description: "\(name)睡着了") }
}
