enum Kind { case nba, stock, game, faulty }
class Fan { let kind: Kind; let name: String; init(_ kind: Kind, _ name: String) { self.kind = kind; self.name = name } }
final class NBAObserver: Fan { init(name: String) { super.init(.nba, name) } }
final class StockObserver: Fan { init(name: String) { super.init(.stock, name) } }
final class GameObserver: Fan { init(name: String) { super.init(.game, name) } }
final class FaultyObserver: Fan { init(name: String) { super.init(.faulty, name) } }

final class ServiceCenter {
    private var fans: [Fan] = []
    func add(_ observer: Fan) { if !fans.contains(where: { $0 === observer }) { fans.append(observer) } }
    func remove(_ observer: Fan) { fans.removeAll { $0 === observer } }
    func notify(_ news: String) {
        for fan in fans {
            switch fan.kind {
            case .nba: print("NBA观察者\(fan.name):\(news)")
            case .stock: print("股票观察者\(fan.name):\(news)")
            case .game: print("游戏观察者\(fan.name):\(news)")
            case .faulty: print("catch notifyServiceDelegate exception: \(fan.name)睡着了")
            }
        }
    }
}
