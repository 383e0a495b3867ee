import Foundation

protocol Subscriber: AnyObject {
    func receive(_ news: String) throws
}

typealias Observer = Subscriber

struct Asleep: Error, CustomStringConvertible {
    let description: String
}

class Named: Subscriber {
    let name: String
    var title: String { "" }
    init(name: String) { self.name = name }
    func receive(_ news: String) throws { print("\(title)\(name):\(news)") }
}

final class NBAObserver: Named { override var title: String { "NBA观察者" } }
final class StockObserver: Named { override var title: String { "股票观察者" } }
final class GameObserver: Named { override var title: String { "游戏观察者" } }
final class FaultyObserver: Named {
    override func receive(_ news: String) throws { throw Asleep(description: "\(name)睡着了") }
}

final class ServiceCenter {
    private struct Weak { weak var value: (any Subscriber)? }
    private let lock = Lock()
    private var all: [Weak] = []

    func add(_ observer: Observer) {
        lock.withLock {
            guard !all.contains(where: { $0.value === observer }) else { return }
            all.append(Weak(value: observer))
        }
    }

    func remove(_ observer: Observer) {
        lock.withLock { all.removeAll { $0.value === observer } }
    }

    func notify(_ news: String) {
        let now = lock.withLock { all.compactMap(\.value) }
        now.forEach { subscriber in
            do { try subscriber.receive(news) } catch { print("catch notifyServiceDelegate exception: \(error)") }
        }
    }
}
