protocol Fan: AnyObject { func hear(of event: Event) throws }
struct Event { let words: String; let sender: ServiceCenter }

final class ServiceCenter {
    private final class Seat {
        weak var fan: Fan?
        var next: Seat?
        init(_ fan: Fan) { self.fan = fan }
    }
    private let lock = Lock()
    private var first: Seat?

    func add(_ observer: Fan) {
        lock.withLock {
            var last: Seat?
            var seat = first
            while let here = seat {
                if here.fan === observer { return }
                (last, seat) = (here, here.next)
            }
            if let last { last.next = Seat(observer) } else { first = Seat(observer) }
        }
    }

    func remove(_ observer: Fan) {
        lock.withLock {
            if first?.fan === observer { first = first?.next }
            var seat = first
            while let here = seat {
                if here.next?.fan === observer { here.next = here.next?.next }
                seat = here.next
            }
        }
    }

    func notify(_ news: String) {
        let event = Event(words: news, sender: self)
        var seat = lock.withLock { first }
        while let here = seat {
            tell(here.fan, event)
            seat = here.next
        }
    }

    private func tell(_ fan: Fan?, _ event: Event) {
        do { try fan?.hear(of: event) } catch { print("catch notifyServiceDelegate exception: \(error)") }
    }
}

final class NBAObserver: Fan {
    let name: String
    init(name: String) { self.name = name }
    func hear(of event: Event) { print("NBA观察者\(name):\(event.words)") }
}
final class StockObserver: Fan {
    let name: String
    init(name: String) { self.name = name }
    func hear(of event: Event) { print("股票观察者\(name):\(event.words)") }
}
final class GameObserver: Fan {
    let name: String
    init(name: String) { self.name = name }
    func hear(of event: Event) { print("游戏观察者\(name):\(event.words)") }
}
final class FaultyObserver: Fan {
    let name: String
    init(name: String) { self.name = name }
    func hear(of event: Event) throws { throw Asleep(name: name) }
}

struct Asleep: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name)睡着了" }
}
