protocol Observer: AnyObject {
    func 听(_ news: String) throws
}

final class ServiceCenter {
    private struct 席 { weak var 人: (any Observer)? }
    private let lock = Lock()
    private var 席位: [(号: ObjectIdentifier, 席: 席)] = []

    func add(_ observer: Observer) {
        lock.withLock {
            let 号 = ObjectIdentifier(observer)
            席位.removeAll { $0.席.人 == nil }
            if !席位.contains(where: { $0.号 == 号 }) { 席位.append((号, 席(人: observer))) }
        }
    }

    func remove(_ observer: Observer) {
        lock.withLock { 席位.removeAll { $0.号 == ObjectIdentifier(observer) } }
    }

    func notify(_ news: String) {
        let 在场 = lock.withLock { 席位.compactMap(\.席.人) }
        for 一 in 在场 { 告诉(一, news) }
    }

    private func 告诉(_ 谁: any Observer, _ news: String) {
        do {
            try 谁.听(news)
        } catch {
            print("catch notifyServiceDelegate exception: \(error)")
        }
    }
}

final class Asleep: Error, CustomStringConvertible {
    let description: String
    init(_ name: String) { description = "\(name)睡着了" }
}

final class NBAObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func 听(_ news: String) { print("NBA观察者\(name):\(news)") }
}

final class StockObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func 听(_ news: String) { print("股票观察者\(name):\(news)") }
}

final class GameObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func 听(_ news: String) { print("游戏观察者\(name):\(news)") }
}

final class FaultyObserver: Observer {
    private let name: String
    init(name: String) { self.name = name }
    func 听(_ news: String) throws { throw Asleep(name) }
}
