// Singleton: Settings, a constant of this file, which no other file can make. Once is a type with one instance of its own.

/// The user's settings, one object for the whole program.
final class Settings {
    static var shared: Settings { theSettings }

    var theme = SettingsFile.readTheme()

    fileprivate init() {}
}

/// A constant of a file is made at its first use, as a static one is.
private let theSettings = Settings()

/// Does things once, however often it is told to.
final class Once {
    private static let book = Once()
    private let lock = Lock()
    private var tokens: Set<String> = []

    private init() {}

    /// Writes the line, unless something was written for this token before.
    ///
    /// - Returns: Whether this was the first time.
    static func run(token: String, _ line: String) -> Bool {
        guard book.isFirst(token) else { return false }
        print(line)
        return true
    }

    private func isFirst(_ token: String) -> Bool {
        lock.withLock { tokens.insert(token).inserted }
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
