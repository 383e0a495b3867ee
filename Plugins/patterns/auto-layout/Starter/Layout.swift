/// Views, and what is asked of their frames.
///
/// 视图，以及对它们的位置和大小的要求。
final class Layout {
    func view(_ name: String) {
        // Which four numbers fix a frame? All other attributes are sums of them.
        // 哪四个数能定下一个矩形？其余的属性都是它们的和。
    }

    func constrain(_ equation: String) {
        // `v2.left == v1.right + 20` says that a sum of unknowns is zero.
        // `v2.left == v1.right + 20` 是说：一些未知数的和等于零。
    }

    /// Finds all frames that fit, and tells whether they are the only ones.
    ///
    /// 求出所有合适的布局，并说明是不是只有这一种。
    func solve() -> Bool {
        false
    }

    func frame(_ name: String) -> String {
        "(0,0,0,0)"
    }

    func report() {}
}
