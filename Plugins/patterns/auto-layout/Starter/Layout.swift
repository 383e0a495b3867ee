/// Views, and what is asked of their frames.
final class Layout {
    func view(_ name: String) {
        // Which four numbers fix a frame? All other attributes are sums of them.
    }

    func constrain(_ equation: String) {
        // `v2.left == v1.right + 20` says that a sum of unknowns is zero.
    }

    /// Finds all frames that fit, and tells whether they are the only ones.
    func solve() -> Bool {
        false
    }

    func frame(_ name: String) -> String {
        "(0,0,0,0)"
    }

    func report() {}
}
