// Mistake: the pool holds its sites weakly, and a site that nobody uses just now is forgotten.

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

final class Slot {
    weak var site: WebSite?

    init(_ site: WebSite) {
        self.site = site
    }
}

/// Makes a site at the first request for its category, and hands out that one ever after.
final class WebSiteFactory {
    private var pool: [String: Slot] = [:]

    var count: Int { pool.values.filter { $0.site != nil }.count }

    func site(_ category: String) -> WebSite {
        if let site = pool[category]?.site {
            return site
        }
        let site = ConcreteWebSite(category)
        pool[category] = Slot(site)
        return site
    }
}
