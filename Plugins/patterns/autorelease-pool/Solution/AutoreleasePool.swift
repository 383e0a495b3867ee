// Pool: a stack of pools, of which the innermost takes what is added. AutoreleasePool: the variable that the
// compiler makes of @autoreleasepool { }; it pushes a pool when it is made and pops it when it dies.

/// Things to be released, in pools within pools.
final class Pool {
    private var pools: [[String]] = []

    /// How many things wait for their release, in all pools together.
    var count: Int { pools.reduce(0) { $0 + $1.count } }

    /// Opens a pool inside the others.
    func push() {
        print("objc_autoreleasePoolPush")
        pools.append([])
    }

    /// Puts a thing into the innermost pool; where there is none, it leaks.
    func add(_ name: String) {
        guard !pools.isEmpty else {
            print("\(name) autoreleased with no pool in place - just leaking")
            return
        }
        pools[pools.count - 1].append(name)
    }

    /// Closes the innermost pool and releases what is in it, the latest first; without a pool nothing happens.
    func pop() {
        guard let innermost = pools.popLast() else { return }
        print("objc_autoreleasePoolPop")
        for name in innermost.reversed() {
            print("release \(name)")
        }
    }
}

/// A pool that is open for as long as this object lives.
final class AutoreleasePool {
    private let pool: Pool

    init(_ pool: Pool) {
        self.pool = pool
        pool.push()
    }

    deinit {
        pool.pop()
    }
}
