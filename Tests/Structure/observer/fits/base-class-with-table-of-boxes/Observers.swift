class 观众 {
    let name: String
    init(name: String) { self.name = name }
    func 收到(_ 新闻: String) throws { print("\(种类)观察者\(name):\(新闻)") }
    var 种类: String { "" }
}
final class NBAObserver: 观众 { override var 种类: String { "NBA" } }
final class StockObserver: 观众 { override var 种类: String { "股票" } }
final class GameObserver: 观众 { override var 种类: String { "游戏" } }
final class FaultyObserver: 观众 { override func 收到(_ 新闻: String) throws { throw Asleep(name: name) } }

final class Weak<T: AnyObject> {
    private(set) weak var it: T?
    init(_ it: T) { self.it = it }
}

final class ServiceCenter {
    private let lock = Lock()
    private var 名单: [Weak<观众>] = []
    func add(_ observer: 观众) {
        lock.withLock { if 名单.first(where: { $0.it === observer }) == nil { 名单.append(Weak(observer)) } }
    }
    func remove(_ observer: 观众) { lock.withLock { 名单 = 名单.filter { $0.it !== observer } } }
    func notify(_ news: String) {
        var 在 : [观众] = []
        lock.withLock {
            for 席 in 名单 { if let 人 = 席.it { 在.append(人) } }
        }
        在.forEach { 人 in
            do { try 人.收到(news) } catch { print("catch notifyServiceDelegate exception: \(error)") }
        }
    }
}

struct Asleep: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name)睡着了" }
}
