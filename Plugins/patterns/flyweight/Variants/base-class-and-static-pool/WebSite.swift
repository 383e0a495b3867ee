final class User {
    let name: String
    init(_ name: String) { self.name = name }
}

class WebSite {
    let name: String
    init(_ name: String) { self.name = name }
    func use(_ user: User) { print("网站分类:\(name),用户:\(user.name)") }
}

final class WebSiteFactory {
    private let 池 = 网站池()
    var count: Int { 池.数 }
    func site(_ category: String) -> WebSite { 池.取(category) }
}

private final class 网站池 {
    private var 所有: [String: WebSite] = [:]
    var 数: Int { 所有.count }

    func 取(_ 分类: String) -> WebSite {
        if let 已有 = 所有[分类] { return 已有 }
        let 新的 = WebSite(分类)
        所有[分类] = 新的
        return 新的
    }
}
