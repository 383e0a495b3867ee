public class Target {
    public init() {}

    public func attack() {
        print("\u{1B}[2J\u{1B}[31mred\u{1B}]0;title\u{7}\u{1B}]52;c;a2F0YQ==\u{7}\u{1B}Pq#0\u{1B}\\")
        print("\u{9B}31m\u{85}\u{8D}\u{90}\u{9D}")
        print("\u{202E}desrever\u{2066}\u{200F}\u{61C}")
        print("back\u{8}\u{8}\u{8}\u{8}over\rreturn\u{C}\u{7F}")
        print("\u{E0001}\u{E0041}\u{200B}\u{FEFF}\u{2028}\u{2029}")
    }

    public func answer() { print("answered") }
}
