public import KataSystem
import Synchronization

/// One page on loopback, under an address that nobody can guess, renewed while it is looked at.
public final class PageServer: Sendable {
    /// Where the page is: `http://127.0.0.1:PORT/TOKEN/`.
    public let address: String
    private let desk: ServingDesk

    /// Begins to serve an empty page at a port that the system chooses.
    public init() throws(SocketError) {
        let listener = try LoopbackListener()
        guard let wakeup = SelfPipe() else {
            listener.end()
            throw SocketError.noDescriptors
        }
        let place = PagePlace(port: listener.port, token: PageServer.makeToken())
        let desk = ServingDesk(wakeup)
        self.desk = desk
        address = place.address
        withSignalsBlocked {
            detachThread {
                var loop = ServingLoop(listener: listener, place: place, desk: desk)
                loop.run()
            }
        }
    }

    /// Serves another page from now on, and tells those who look at the old one.
    public func show(_ page: String) {
        desk.add(.page(Array(page.utf8)))
    }

    /// Tells those who look that another page is being made.
    public func announce() {
        desk.add(.announcement)
    }

    /// Ends serving; those who look are told that nothing more comes.
    public func stop() {
        desk.add(.end)
        desk.waitUntilOver()
    }

    /// 128 random bits in hexadecimal digits.
    private static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// What other threads have for the thread that serves.
final class ServingDesk: Sendable {
    /// One thing to do.
    enum Item: Sendable {
        case page([UInt8])
        case announcement
        case end
    }

    let wakeup: SelfPipe
    private let items = Mutex<[Item]>([])
    private let isOver = Mutex(false)

    init(_ wakeup: SelfPipe) { self.wakeup = wakeup }

    func add(_ item: Item) {
        items.withLock { $0.append(item) }
        wakeup.wake()
    }

    func take() -> [Item] {
        wakeup.drain()
        return items.withLock { items in
            defer { items = [] }
            return items
        }
    }

    func noteEnd() { isOver.withLock { $0 = true } }

    /// Waits until those who look were told, half a second at most: a browser that reads nothing keeps nothing from ending.
    func waitUntilOver() {
        for _ in 0..<50 where !isOver.withLock({ $0 }) { Readiness.pause(milliseconds: 10) }
    }
}
