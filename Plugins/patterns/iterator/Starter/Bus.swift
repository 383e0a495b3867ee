/// Carries passengers.
///
/// How it seats them is nobody's business but its own.
///
/// 运送乘客。乘客怎么坐，是它自己的事。
final class Bus {
    func board(_ name: String) {}

    func makeForward() -> BusIterator {
        BusIterator()
    }

    func makeBackward() -> BusIterator {
        BusIterator()
    }
}

/// One walk through the bus.
///
/// Who remembers how far it has got, and what is different when it begins at the back?
///
/// 在车上走一趟。谁记得走到了哪里？从后面走起又有什么不同？
class BusIterator {
    func next() -> String? {
        nil
    }
}
