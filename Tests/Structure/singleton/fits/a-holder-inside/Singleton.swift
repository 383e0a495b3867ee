final class Settings: @unchecked Sendable {
    private enum Holder {
        nonisolated(unsafe) static let only: Settings = {
            let settings = Settings(theme: SettingsFile.readTheme())
            return settings
        }()
    }

    static var shared: Settings { Holder.only }

    var theme: String

    private init(theme: String) { self.theme = theme }
}

struct Once {
    nonisolated(unsafe) private static var done: [String: Bool] = [:]
    private static let lock = Lock()

    static func run(token: String, _ line: String) -> Bool {
        let isFirst = lock.withLock { done.updateValue(true, forKey: token) == nil }
        if isFirst { print(line) }
        return isFirst
    }
}

struct User {
    let name: String
    init(_ name: String) { self.name = name }
}

protocol Network {
    func send(_ user: User, then: () -> Void)
}

protocol Navigation {
    func login()
}

struct OnlineNetwork: Network {
    func send(_ user: User, then: () -> Void) {
        print("请求退出登录:\(user.name)")
        then()
    }
}

final class SilentNetwork: Network {
    private(set) var requests: [String] = []
    func send(_ user: User, then: () -> Void) {
        requests.append(user.name)
        then()
    }
}

struct AppNavigation: Navigation {
    func login() { print("显示登录界面") }
}

struct LogOutService {
    let network: any Network
    let navigation: any Navigation
    func callAsFunction(_ user: User) { network.send(user, then: navigation.login) }
}

struct ProfileScreen {
    let user: User
    let logOut: LogOutService
    func tapLogOut() { logOut(user) }
}
