public protocol System { static var name: String { get } }
public enum Windows: System { public static let name = "Windows" }
public enum Linux: System { public static let name = "Linux" }

public class Player<OS: System> {
    public var volume: Int
    public init(volume: Int = 5) { self.volume = volume }
    public func play(_ file: String) { print("\(OS.name) plays \(file)") }
    public static var isFree: Bool { OS.name == "Linux" }
}
extension Player where OS == Linux {
    public static func installed() -> Player { Player(volume: 0) }
}

public typealias WindowsPlayer = Player<Windows>
public typealias LinuxPlayer = Player<Linux>
public final class Recorder: LinuxPlayer {}

public struct Pair<First, Second> { public var first: First; public var second: Second }
public typealias Score = Pair<String, [Int]>

public enum Outcome<Value> { case win(Value), lose; public static var usual: Outcome { .lose } }
public typealias Prize = Outcome<Double>

package struct Ticket { package var number = 1 }
package typealias Pass = Ticket
typealias Names = [String]
typealias Anything = Any
private typealias Hidden = Ticket
