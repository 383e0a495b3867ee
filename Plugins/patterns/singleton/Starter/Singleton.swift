/// The user's settings: one object for the whole program, however many ask at the same moment.
///
/// 用户的设置：整个程序只有一个对象，不管多少人同时来要。
final class Settings {
    static var shared: Settings { Settings() }

    var theme = SettingsFile.readTheme()
}

enum Once {
    /// Writes the line for the first time that this token comes, and tells whether it did.
    ///
    /// 这个标记第一次来时写下这一行，并返回是否写了。
    static func run(token: String, _ line: String) -> Bool {
        print(line)
        return true
    }
}

// The screen below should reach for nothing. What must it be given, and what must be given to that?
// 下面的界面不该自己去拿任何东西。要给它什么？又要给那样东西什么？

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
///
/// 测试用的替身：什么也不发送，只记下要退出登录的人的名字。
final class SilentNetwork: Network {
    private(set) var requests: [String] = []
}

protocol Navigation {}

final class AppNavigation: Navigation {}
