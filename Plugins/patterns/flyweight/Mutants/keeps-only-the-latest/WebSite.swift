// Mistake: the pool is one place big, so two categories in turn are made anew each time.

final class User {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// A site that many users share, because nothing in it belongs to any of them.
protocol WebSite: AnyObject {
    var name: String { get }

    func use(_ user: User)
}

final class ConcreteWebSite: WebSite {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    func use(_ user: User) {
        print("网站分类:\(name),用户:\(user.name)")
    }
}

/// Makes a site at the first request for its category, and hands out that one ever after.
final class WebSiteFactory {
    private var latest: WebSite?
    private(set) var count = 0

    func site(_ category: String) -> WebSite {
        if let site = latest, site.name == category {
            return site
        }
        let site = ConcreteWebSite(category)
        latest = site
        count += 1
        return site
    }
}
