public class Target {
    public init() {}

    static func __kataCall0(_ member: Int, _ call: Any) -> Int { 0 }
    static func __kataCall(_ member: Int, _ call: Any) -> Int { 0 }
    static var __kataType: Int { 99 }
    var __kata: Int { 0 }
    func __kataMember() {}

    public func attack() {}

    public func answer() { print("answered") }
}
