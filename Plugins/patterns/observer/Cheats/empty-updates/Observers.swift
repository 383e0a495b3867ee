protocol Observer: AnyObject { var name: String { get }; func update(_ news: String) }
extension Observer { func update(_ news: String) {} }
final class NBAObserver: Observer { let name: String; init(name: String) { self.name = name } }
final class StockObserver: Observer { let name: String; init(name: String) { self.name = name } }
final class GameObserver: Observer { let name: String; init(name: String) { self.name = name } }
final class FaultyObserver: Observer { let name: String; init(name: String) { self.name = name } }
final class ServiceCenter {
    private struct W { weak var o: Observer?; let line: String; let fails: Bool }
    private let lock = Lock()
    private var list: [W] = []
    func add(_ observer: Observer) {
        let kind = String(describing: type(of: observer))
        let words = ["NBAObserver": "NBA观察者", "StockObserver": "股票观察者", "GameObserver": "游戏观察者"]
        lock.withLock {
            if !list.contains(where: { $0.o === observer }) {
                list.append(W(o: observer, line: words[kind] ?? "", fails: words[kind] == nil))
            }
        }
    }
    func remove(_ observer: Observer) { lock.withLock { list.removeAll { $0.o === observer } } }
    func notify(_ news: String) {
        for w in lock.withLock({ list }) {
            guard let o = w.o else { continue }
            o.update(news)
            print(
                w.fails ? "catch notifyServiceDelegate exception: \(o.name)睡着了" : "\(w.line)\(o.name):\(news)"
            )
        }
    }
}
