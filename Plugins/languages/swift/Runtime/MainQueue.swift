/// The main queue of libdispatch, if the module brought that library along.
///
/// The worker's main thread is the one that serves requests, so it runs the queue itself, as a run loop does.
/// The library is looked up and not linked: a module that does without it starts a millisecond earlier.
public struct MainQueue {
    private typealias Handle = @Sendable @convention(c) () -> Int32
    private typealias Drain = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

    // Looked up once, in the server where there is one: its workers find the answer.
    private static let handle = Platform.symbol("_dispatch_get_main_queue_handle_4CF")
        .map { unsafeBitCast($0, to: Handle.self) }
    private static let drain = Platform.symbol("_dispatch_main_queue_callback_4CF")
        .map { unsafeBitCast($0, to: Drain.self) }

    /// Whether the queue ever had work: then it is looked at all the times, for what is on its way from other threads.
    private nonisolated(unsafe) static var hasRun = false

    /// How often the queue may find new work before a request is answered.
    private static let turns = 100

    /// Readable while there is work on the queue.
    let descriptor: Int32
    private let drain: Drain

    /// Finds the main queue; gives nothing if libdispatch is not loaded.
    public init?() {
        guard let handle = Self.handle, let drain = Self.drain else { return nil }
        descriptor = handle()
        self.drain = drain
    }

    /// Looks for the library, and does nothing with it.
    static func find() {
        _ = (handle, drain)
    }

    /// Runs what is on the queue.
    func runPending() {
        guard !Self.isDraining, Self.closureTurns?.isOwn != false else { return }
        for _ in 0..<Self.turns {
            guard Self.hasRun || Platform.wait(for: [descriptor], milliseconds: 0)[0] else { return }
            drainOnce()
        }
    }

    /// Calls of closures that other threads wait for; set once, before any code of the solution runs.
    nonisolated(unsafe) static var closureTurns: Turns?

    /// Whether the queue is being run now: inside of what it runs, it runs nothing more.
    public private(set) nonisolated(unsafe) static var isDraining = false

    /// How many conditions are waited for, each inside of the one before.
    public private(set) nonisolated(unsafe) static var waits = 0

    /// Whether this is the thread that runs the queue.
    public static var isOwnThread: Bool { closureTurns?.isOwn != false }

    private func drainOnce() {
        // The queue itself never takes back that it has work.
        Platform.reset(descriptor)
        Self.hasRun = true
        Self.isDraining = true
        defer { Self.isDraining = false }
        if let turns = Self.closureTurns { turns.inside { drain(nil) } } else { drain(nil) }
    }

    /// Runs the queue until a condition holds, waiting for work where there is none.
    public func run(until isDone: () -> Bool) {
        Self.waits += 1
        defer { Self.waits -= 1 }
        let turns = Self.closureTurns
        let descriptors = (turns?.descriptor().map { [$0] } ?? []) + (Self.isDraining ? [] : [descriptor])
        while !isDone() {
            let wait = { Platform.wait(for: descriptors, milliseconds: -1) }
            let ready = turns?.outside(wait) ?? wait()
            if !Self.isDraining, ready[ready.count - 1] { drainOnce() }
            if turns != nil, ready[0] { turns?.runSignalled() }
        }
    }

    /// Leaves work for the thread that runs the queue, which does it inside of what the queue runs too.
    public static func leave(_ body: @escaping () -> Void) {
        closureTurns?.leave { closureTurns?.inside(body) }
    }
}
