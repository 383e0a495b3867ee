// Mistake: the count is of what was asked for, and not of what there is.

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
    private var pool: [String: WebSite] = [:]

    private(set) var count = 0

    func site(_ category: String) -> WebSite {
        count += 1
        if let site = pool[category] {
            return site
        }
        let site = ConcreteWebSite(category)
        pool[category] = site
        return site
    }
}
