final class User {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// A site. What of it may be shared by all who use it, and what has to come from outside?
///
/// 一个网站。它的什么可以由所有使用者共用，什么必须从外面来？
class WebSite {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    func use(_ user: User) {}
}

final class WebSiteFactory {
    /// How many sites there really are.
    ///
    /// 实际上有多少个网站。
    var count: Int { 0 }

    func site(_ category: String) -> WebSite {
        // A new one for everybody? A hundred customers want a blog.
        // 每人一个新的？要博客的客户有一百位。
        WebSite(category)
    }
}
