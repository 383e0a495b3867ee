final class Settings {
    private enum Store { static let only = Settings() }
    static var shared: Settings { Store.only }
    var theme: String
    private init() { theme = SettingsFile.readTheme() }
}

struct Once {
    private final class Book {
        let lock = Lock()
        var tokens: Set<String> = []
        static let book = Book()
    }
    static func run(token: String, _ line: String) -> Bool {
        let isNew = Book.book.lock.withLock { Book.book.tokens.insert(token).inserted }
        if isNew { print(line) }
        return isNew
    }
}

struct User {
    let name: String
    init(_ name: String) { self.name = name }
}
protocol Network: AnyObject { func send(_ user: User, then: @escaping () -> Void) }
protocol Navigation { func login() }
final class OnlineNetwork: Network {
    func send(_ user: User, then: @escaping () -> Void) {
        print("请求退出登录:\(user.name)")
        then()
    }
}
final class SilentNetwork: Network {
    private(set) var requests: [String] = []
    func send(_ user: User, then: @escaping () -> Void) {
        requests.append(user.name)
        then()
    }
}
struct AppNavigation: Navigation { func login() { print("显示登录界面") } }
final class LogOutService {
    let go: (User) -> Void
    init(network: Network, navigation: Navigation) {
        go = { user in network.send(user) { navigation.login() } }
    }
}
final class ProfileScreen {
    private let act: () -> Void
    init(user: User, logOut: LogOutService) { act = { logOut.go(user) } }
    func tapLogOut() { act() }
}
