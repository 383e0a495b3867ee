final class User {
    let name: String
    init(_ name: String) { self.name = name }
}

protocol WebSite: AnyObject {
    var name: String { get }
}

extension WebSite {
    func use(_ user: User) { print("网站分类:\(name),用户:\(user.name)") }
}

final class WebSiteFactory {
    private final class Site: WebSite {
        let name: String
        init(name: String) { self.name = name }
    }

    private var sites: [Site] = []
    var count: Int { sites.count }

    func site(_ category: String) -> WebSite {
        sites.first { $0.name == category } ?? add(Site(name: category))
    }

    private func add(_ site: Site) -> Site {
        sites.append(site)
        return site
    }
}
