// Mistake: two keys are one only if they are the same object, as the `==` of the blog has it.

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

final class Key {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}

/// Makes a site at the first request for its category, and hands out that one ever after.
final class WebSiteFactory {
    private var pool: [(key: Key, site: WebSite)] = []

    var count: Int { pool.count }

    func site(_ category: String) -> WebSite {
        let key = Key(category)
        if let found = pool.first(where: { $0.key === key }) {
            return found.site
        }
        let site = ConcreteWebSite(category)
        pool.append((key, site))
        return site
    }
}
