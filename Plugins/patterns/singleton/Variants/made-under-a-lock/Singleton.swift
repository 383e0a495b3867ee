// Singleton: Settings, made when it is first asked for, under a lock. Once remembers the tokens of what was done.

/// The user's settings, one object for the whole program.
final class Settings {
    private static let lock = Lock()
    private static var only: Settings?

    /// Made by whoever asks first; the lock keeps all others out until it is there.
    static var shared: Settings {
        lock.withLock {
            if let only { return only }
            let settings = Settings(theme: SettingsFile.readTheme())
            only = settings
            return settings
        }
    }

    var theme: String

    private init(theme: String) {
        self.theme = theme
    }
}

/// Does things once, however often it is told to.
enum Once {
    private static let lock = Lock()
    private static var tokens: Set<String> = []

    /// Writes the line, unless something was written for this token before.
    ///
    /// - Returns: Whether this was the first time.
    static func run(token: String, _ line: String) -> Bool {
        guard lock.withLock({ tokens.insert(token).inserted }) else { return false }
        print(line)
        return true
    }
}

final class User {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// A screen that is given all that it needs.
final class ProfileScreen {
    private let user: User
    private let logOut: LogOutService

    init(user: User, logOut: LogOutService) {
        self.user = user
        self.logOut = logOut
    }

    func tapLogOut() {
        logOut.logOut(user)
    }
}

/// Logs a user out, and shows the login screen when the network has answered.
final class LogOutService {
    private let network: Network
    private let navigation: Navigation

    init(network: Network, navigation: Navigation) {
        self.network = network
        self.navigation = navigation
    }

    func logOut(_ user: User) {
        network.requestLogOut(user) { [navigation] in
            navigation.showLoginScreen()
        }
    }
}

protocol Network {
    func requestLogOut(_ user: User, completion: () -> Void)
}

final class OnlineNetwork: Network {
    func requestLogOut(_ user: User, completion: () -> Void) {
        print("请求退出登录:\(user.name)")
        completion()
    }
}

/// The double: sends nothing, answers at once, and remembers who was to be logged out.
final class SilentNetwork: Network {
    private(set) var requests: [String] = []

    func requestLogOut(_ user: User, completion: () -> Void) {
        requests.append(user.name)
        completion()
    }
}

protocol Navigation {
    func showLoginScreen()
}

final class AppNavigation: Navigation {
    func showLoginScreen() {
        print("显示登录界面")
    }
}
