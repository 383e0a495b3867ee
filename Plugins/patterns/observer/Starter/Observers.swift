protocol Observer: AnyObject {
    func update(_ news: String) throws
}

/// Tells its observers the news, in the order in which they came.
///
/// 把消息告诉观察者，按他们登记的先后。
final class ServiceCenter {
    func add(_ observer: Observer) {
        // How is an observer remembered that may leave without a word?
        // 观察者可能不声不响就离开，该怎样记住它？
    }

    func remove(_ observer: Observer) {}

    func notify(_ news: String) {}
}

final class NBAObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func update(_ news: String) {}
}

final class StockObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func update(_ news: String) {}
}

final class GameObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func update(_ news: String) {}
}

/// One whom no news reaches.
///
/// 什么消息也传不到他那里。
final class FaultyObserver: Observer {
    private let name: String

    init(name: String) {
        self.name = name
    }

    func update(_ news: String) throws {
        throw Asleep(name: name)
    }
}

struct Asleep: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name)睡着了" }
}
