/// Things to be released, in pools within pools.
///
/// 等待释放的东西，放在池子里，池中还可以有池。
final class Pool {
    // Which pool does a thing go into, and which one does `pop` drain? What would keep them in that order?
    // 东西进哪个池子？`pop` 倒的又是哪个？怎样保存才不会弄乱它们的次序？

    var count: Int { 0 }

    func push() {}

    func add(_ name: String) {}

    func pop() {}
}

/// A pool that is open for as long as this object lives.
///
/// 这个对象活多久，池子就开多久。
final class AutoreleasePool {
    init(_ pool: Pool) {}
}
