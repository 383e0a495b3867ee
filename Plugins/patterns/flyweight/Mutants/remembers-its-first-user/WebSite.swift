// Mistake: the user is kept in the shared site, so everybody goes by the name of the first.

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
    private var user: User?

    init(_ name: String) {
        self.name = name
    }

    func use(_ user: User) {
        let owner = self.user ?? user
        self.user = owner
        print("网站分类:\(name),用户:\(owner.name)")
    }
}

/// Makes a site at the first request for its category, and hands out that one ever after.
final class WebSiteFactory {
    private var pool: [String: WebSite] = [:]

    var count: Int { pool.count }

    func site(_ category: String) -> WebSite {
        if let site = pool[category] {
            return site
        }
        let site = ConcreteWebSite(category)
        pool[category] = site
        return site
    }
}
