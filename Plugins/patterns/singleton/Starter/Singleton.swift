/// The user's settings: one object for the whole program, however many ask at the same moment.
final class Settings {
    static var shared: Settings { Settings() }

    var theme = SettingsFile.readTheme()
}

enum Once {
    /// Writes the line for the first time that this token comes, and tells whether it did.
    static func run(token: String, _ line: String) -> Bool {
        print(line)
        return true
    }
}

// The screen below should reach for nothing. What must it be given, and what must be given to that?

final class User {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

final class ProfileScreen {
    init(user: User, logOut: LogOutService) {}

    func tapLogOut() {}
}

final class LogOutService {
    init(network: Network, navigation: Navigation) {}
}

protocol Network {}

final class OnlineNetwork: Network {}

/// A double for tests: sends nothing, and remembers the names of those who were to be logged out.
final class SilentNetwork: Network {
    private(set) var requests: [String] = []
}

protocol Navigation {}

final class AppNavigation: Navigation {}
