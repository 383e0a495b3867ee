import KataSystem

/// The thread that serves: waits for connections, requests and news, and blocks on none of them.
struct ServingLoop {
    private enum Bound {
        static let connections = 64
        /// What may wait for a browser that does not read, in bytes beside a page.
        static let waitingEvents = 65536
    }

    private let listener: LoopbackListener
    private let place: PagePlace
    private let desk: ServingDesk
    private var connections: [PageConnection] = []
    private var page: [UInt8] = []
    private var isEnding = false

    init(listener: LoopbackListener, place: PagePlace, desk: ServingDesk) {
        self.listener = listener
        self.place = place
        self.desk = desk
    }

    /// Serves until the desk says that it is over.
    mutating func run() {
        while !isEnding {
            wait()
            for item in desk.take() { take(item) }
            for index in connections.indices { exchange(index) }
            for connection in connections where connection.isOver { connection.end() }
            connections.removeAll(where: \.isOver)
        }
        for connection in connections { connection.end() }
        listener.end()
        desk.noteEnd()
    }

    private mutating func wait() {
        let interests =
            [
                Readiness.Interest(desk.wakeup.descriptor),
                Readiness.Interest(connections.count < Bound.connections ? listener.descriptor : -1),
            ] + connections.map { Readiness.Interest($0.descriptor, writes: $0.hasMore) }
        guard let isReady = Readiness.wait(for: interests) else { return }
        if isReady[1], let taken = listener.take() {
            connections.append(PageConnection(taken))
        }
    }

    private mutating func take(_ item: ServingDesk.Item) {
        switch item {
        case .page(let page):
            self.page = page
            tell("page")
        case .announcement: tell("judging")
        case .end:
            tell("end")
            isEnding = true
        }
    }

    private mutating func tell(_ event: String) {
        for index in connections.indices where connections[index].isTold {
            connections[index].send(HTTPText.event(event))
            if connections[index].waitingCount > Bound.waitingEvents { connections[index].isOver = true }
        }
    }

    private mutating func exchange(_ index: Int) {
        if let head = connections[index].receive() { answer(head, index) }
        connections[index].sendWaiting()
    }

    private mutating func answer(_ bytes: [UInt8], _ index: Int) {
        guard let request = RequestHead(bytes) else {
            return connections[index].finish(with: HTTPText.refusal(400, "This is no request."))
        }
        switch place.answer(to: request) {
        case .page: connections[index].finish(with: HTTPText.page(page))
        case .events:
            connections[index].isTold = true
            connections[index].send(HTTPText.eventsHead + HTTPText.event("page"))
        case .nothing: connections[index].finish(with: HTTPText.nothing)
        case .refusal(let status, let words):
            connections[index].finish(with: HTTPText.refusal(status, words))
        }
    }
}

/// A browser's connection: what came, and what waits to go.
struct PageConnection {
    let descriptor: Int32
    /// Tells whether it wants to be told of news.
    var isTold = false
    /// Tells whether it can be closed.
    var isOver = false
    private var received: [UInt8] = []
    private var isAnswered = false
    private var waiting: [UInt8] = []
    private var sent = 0
    private var closesAtEnd = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    var waitingCount: Int { waiting.count - sent }
    var hasMore: Bool { !isOver && waitingCount > 0 }

    func end() { Sockets.end(descriptor) }

    /// Takes what came; returns a head once it is whole.
    mutating func receive() -> [UInt8]? {
        guard let bytes = Sockets.collect(from: descriptor) else {
            isOver = true
            return nil
        }
        guard !isAnswered, !bytes.isEmpty else { return nil }
        received += bytes
        guard RequestHead.isWhole(received) || received.count > RequestHead.limit else { return nil }
        isAnswered = true
        defer { received = [] }
        return received
    }

    mutating func send(_ bytes: [UInt8]) { waiting += bytes }

    mutating func finish(with bytes: [UInt8]) {
        waiting += bytes
        closesAtEnd = true
    }

    mutating func sendWaiting() {
        guard hasMore else { return }
        guard let count = Sockets.deliver(waiting[sent...], to: descriptor) else {
            isOver = true
            return
        }
        sent += count
        guard sent == waiting.count else { return }
        waiting = []
        sent = 0
        if closesAtEnd { isOver = true }
    }
}
