final class User { let name: String; init(_ name: String) { self.name = name } }
final class WebSite { let name: String; fileprivate init(_ name: String) { self.name = name }
    func use(_ user: User) { print("网站分类:\(name),用户:\(user.name)") } }
final class WebSiteFactory {
    private var 表: Dictionary<String, WebSite> = [:]
    var count: Int { 表.count }
    func site(_ category: String) -> WebSite {
        let site = 表[category, default: WebSite(category)]
        表[category] = site
        return site
    }
}
