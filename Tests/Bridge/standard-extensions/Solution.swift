extension Int { func squared() -> Int { self * self }; var isEven: Bool { self % 2 == 0 } }
extension String { func shout() -> String { uppercased() + "!" }; mutating func twice() { self += self } }
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Array { var second: Element? { count > 1 ? self[1] : nil } }
extension Array where Element: Comparable { func largest() -> Element? { self.max() } }
extension Double { func half() -> Double { self / 2 } }
extension Dictionary { var size: Int { count } }
extension Collection { func nothing() -> Int { 0 }; func others() -> SubSequence { dropFirst() } }
extension Sequence where Element: Hashable { func kinds() -> Int { Set(self).count } }
extension Sequence { func keep(_ holds: (Element) throws -> Bool) rethrows -> [Element] { try filter(holds) } }
extension Array { func accumulate<T>(_ make: (Element) throws -> T) rethrows -> [T] { try map(make) } }
extension StringProtocol { var initial: Character? { first } }
extension BinaryInteger { var isOdd: Bool { self % 2 != 0 } }
