protocol Observer: AnyObject {
    func words() throws -> String
}

/// Tells its observers the news, in the order in which they came.
final class ServiceCenter {
    private let lock = Lock()
    private var observers: [WeakObserver] = []

    /// Adds an observer, who is told once however often it is added.
    func add(_ observer: Observer) {
        lock.withLock {
            if !observers.contains(where: { $0.observer === observer }) {
                observers.append(WeakObserver(observer: observer))
            }
        }
    }

    func remove(_ observer: Observer) {
        lock.withLock {
            observers.removeAll { $0.observer === observer }
        }
    }

    /// Tells everybody who is still there; an observer may add or remove others meanwhile.
    func notify(_ news: String) {
        let present = lock.withLock {
            observers.removeAll { $0.observer == nil }
            return observers
        }
        for entry in present {
            do {
                if let observer = entry.observer { print("\(try observer.words()):\(news)") }
            } catch {
                print("catch notifyServiceDelegate exception: \(error)")
            }
        }
    }
}

/// A place in the list that does not keep its observer alive.
private struct WeakObserver {
    weak var observer: Observer?
}

final class NBAObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func words() -> String { "NBA观察者\(name)" }
}

final class StockObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func words() -> String { "股票观察者\(name)" }
}

final class GameObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func words() -> String { "游戏观察者\(name)" }
}

/// One whom no news reaches.
final class FaultyObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func words() throws -> String {
        throw Asleep(name: name)
    }
}

struct Asleep: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name)睡着了" }
}
