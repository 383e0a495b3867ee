/// Things to be released, in pools within pools.
final class Pool {
    // Which pool does a thing go into, and which one does `pop` drain? What would keep them in that order?

    var count: Int { 0 }

    func push() {}

    func add(_ name: String) {}

    func pop() {}
}

/// A pool that is open for as long as this object lives.
final class AutoreleasePool {
    init(_ pool: Pool) {}
}
