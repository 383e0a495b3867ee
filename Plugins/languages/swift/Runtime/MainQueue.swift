/// The main queue of libdispatch, if the module brought that library along.
///
/// The worker's main thread is the one that serves requests, so it runs the queue itself, as a run loop does.
/// The library is looked up and not linked: a module that does without it starts a millisecond earlier.
public struct MainQueue {
    private typealias Handle = @convention(c) () -> Int32
    private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// How often the queue may find new work before a request is answered.
    private static let turns = 100

    /// Readable while there is work on the queue.
    let descriptor: Int32
    private let drain: Drain

    /// Finds the main queue; gives nothing if libdispatch is not loaded.
    public init?() {
        guard let handle = Platform.symbol("_dispatch_get_main_queue_handle_4CF"),
            let drain = Platform.symbol("_dispatch_main_queue_callback_4CF")
        else { return nil }
        descriptor = unsafeBitCast(handle, to: Handle.self)()
        self.drain = unsafeBitCast(drain, to: Drain.self)
    }

    /// Runs what is on the queue.
    func runPending() {
        for _ in 0..<Self.turns {
            guard Platform.wait(for: [descriptor], milliseconds: 0)[0] else { return }
            drain(nil)
        }
    }

    /// Runs the queue until a condition holds, waiting for work where there is none.
    public func run(until isDone: () -> Bool) {
        while !isDone() {
            _ = Platform.wait(for: [descriptor], milliseconds: -1)
            drain(nil)
        }
    }
}
