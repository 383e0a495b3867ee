// Given: a lock, the file that the settings come from, and a rush of threads that all want the settings at once.
// 已给出：一把锁、保存设置的文件，和一群同时来要设置的线程。

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

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

/// The file with the user's settings; while one reads it, another has time to come in.
///
/// 保存用户设置的文件；一个线程读它的时候，另一个来得及闯进来。
enum SettingsFile {
    static func readTheme() -> String {
        Rush.current?.linger()
        return "light"
    }
}

extension Settings {
    /// Lets so many threads ask for the shared settings at the same moment.
    ///
    /// - Returns: The number of different objects that they got.
    ///
    /// 让这么多线程同时来要共用的设置；返回它们一共拿到了几个不同的对象。
    static func firstUse(by tasks: Int) -> Int {
        let rush = Rush(of: tasks)
        Rush.current = rush
        defer { Rush.current = nil }
        return rush.run()
    }
}

/// Threads that wait for each other and then all ask for `Settings.shared`.
///
/// 互相等齐、再一起要 `Settings.shared` 的线程。
private final class Rush {
    static var current: Rush?

    private let size: Int
    private let lock = Lock()
    private var waiting = 0
    private var readers = 0
    private var seen: [AnyObject] = []

    init(of size: Int) {
        self.size = size
    }

    func run() -> Int {
        for _ in 0..<size {
            #if canImport(Darwin)
            var thread: pthread_t?
            #else
            var thread = pthread_t()
            #endif
            let begun = pthread_create(
                &thread, nil,
                { _ in
                    Rush.current?.takePart()
                    return nil
                }, nil)
            precondition(begun == 0, "no thread is to be had")
        }
        while lock.withLock({ seen.count }) < size { sched_yield() }
        // The library's own types, whatever a solution calls by their names.
        // 用标准库自己的类型，不管解答里有没有同名的东西。
        var objects: Swift::Set<Swift::ObjectIdentifier> = []
        for settings in seen { objects.insert(Swift::ObjectIdentifier(settings)) }
        return objects.count
    }

    /// Holds the reader of the file up until another one comes, or until it is clear that none does.
    ///
    /// 拖住读文件的线程，直到另一个进来，或者确定不会有别的进来。
    func linger() {
        lock.withLock { readers += 1 }
        var patience = 20_000
        while patience > 0, lock.withLock({ readers }) < 2 {
            sched_yield()
            patience -= 1
        }
    }

    private func takePart() {
        lock.withLock { waiting += 1 }
        while lock.withLock({ waiting }) < size { sched_yield() }
        let settings = Settings.shared as AnyObject
        lock.withLock { seen.append(settings) }
    }
}
