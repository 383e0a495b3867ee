extension Int { func squared() -> Int { self * self }; var isEven: Bool { self % 2 == 0 } }
extension String { func shout() -> String { uppercased() + "!" }; mutating func twice() { self += self } }
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Array { var second: Element? { count > 1 ? self[1] : nil } }
extension Array where Element: Comparable { func largest() -> Element? { self.max() } }
extension Double { func half() -> Double { self / 2 } }
extension Dictionary { var size: Int { count } }
extension Collection { func nothing() -> Int { 0 } }
