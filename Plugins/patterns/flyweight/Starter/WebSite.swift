final class User {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// A site. What of it may be shared by all who use it, and what has to come from outside?
class WebSite {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    func use(_ user: User) {}
}

final class WebSiteFactory {
    /// How many sites there really are.
    var count: Int { 0 }

    func site(_ category: String) -> WebSite {
        // A new one for everybody? A hundred customers want a blog.
        WebSite(category)
    }
}
