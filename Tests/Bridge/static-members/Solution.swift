final class Settings {
    static let shared = Settings()
    static var count = 0
    var volume = 5
    private init() { print("made") }
    static func reset(to n: Int) { count = n }
    class func make() -> String { "made by class" }
    static subscript(key: String) -> Int { key.count }
}

final class Player {
    func use(_ settings: Settings) -> Int { settings.volume }
}
