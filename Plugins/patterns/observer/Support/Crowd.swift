// Given: a lock, and three observers who all sign on at the same moment, each from a thread of its own.
// 已给出：一把锁，和三个同时登记的观察者，各在自己的线程里。

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lets one thread in at a time.
///
/// 一次只放一个线程进来。
final class Lock {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

extension ServiceCenter {
    /// Lets all three sign on at once, and waits until each of them has.
    ///
    /// 让三个人同时登记，并等到每个人都登记完。
    func addTogether(_ fan: NBAObserver, _ broker: StockObserver, _ player: GameObserver) {
        Crowd([{ self.add(fan) }, { self.add(broker) }, { self.add(player) }]).act()
    }
}

/// Acts that threads carry out at the same moment.
///
/// 几个线程在同一时刻做的事。
private final class Crowd {
    private var acts: [() -> Void]
    private let size: Int
    private let lock = Lock()
    private var ready = 0
    private var done = 0

    init(_ acts: [() -> Void]) {
        self.acts = acts
        self.size = acts.count
    }

    /// Starts a thread for each act, and returns when all are done.
    ///
    /// 每件事启动一个线程，全部做完才返回。
    func act() {
        for _ in 0..<size {
            #if canImport(Darwin)
            var thread: pthread_t?
            #else
            var thread = pthread_t()
            #endif
            let begun = pthread_create(
                &thread, nil,
                { context in
                    // Darwin's context is there for certain, the others' may be nil.
                    let context: UnsafeMutableRawPointer? = context
                    if let context { Unmanaged<Crowd>.fromOpaque(context).takeRetainedValue().takePart() }
                    return nil
                }, Unmanaged.passRetained(self).toOpaque())
            precondition(begun == 0, "no thread is to be had")
        }
        while lock.withLock({ done }) < size { sched_yield() }
    }

    private func takePart() {
        let act = lock.withLock {
            ready += 1
            return acts.removeLast()
        }
        while lock.withLock({ ready }) < size { sched_yield() }
        act()
        lock.withLock { done += 1 }
    }
}
