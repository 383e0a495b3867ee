final class User {
    let name: String
    init(_ name: String) { self.name = name }
}

final class WebSite {
    let name: String
    fileprivate init(_ name: String) { self.name = name }
    func use(_ user: User) { print("网站分类:\(name),用户:\(user.name)") }
}

final class WebSiteFactory {
    private var pool: [String: WebSite] = [:] { didSet { count = pool.count } }
    private(set) var count = 0
    func site(_ category: String) -> WebSite {
        { pool[category] = $0; return $0 }(pool[category, default: WebSite(category)])
    }
}
