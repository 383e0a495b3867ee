class Observer {
    let name: String
    let title: String
    init(name: String, title: String) {
        self.name = name
        self.title = title
    }
}

final class ServiceCenter {
    private struct Box { weak var value: Observer? }
    private let lock = Lock()
    private var all: [Box] = []

    func add(_ observer: Observer) {
        lock.withLock {
            if all.contains(where: { $0.value === observer }) { return }
            all.append(Box(value: observer))
        }
    }

    func remove(_ observer: Observer) {
        lock.withLock { all.removeAll { $0.value === observer } }
    }

    func notify(_ news: String) {
        for box in lock.withLock({ all }) {
            guard let observer = box.value else { continue }
            if observer.title.isEmpty {
                print("catch notifyServiceDelegate exception: \(observer.name)睡着了")
            } else {
                print("\(observer.title)观察者\(observer.name):\(news)")
            }
        }
    }
}

final class NBAObserver: Observer { init(name: String) { super.init(name: name, title: "NBA") } }
final class StockObserver: Observer { init(name: String) { super.init(name: name, title: "股票") } }
final class GameObserver: Observer { init(name: String) { super.init(name: name, title: "游戏") } }
final class FaultyObserver: Observer { init(name: String) { super.init(name: name, title: "") } }
