final class Meter {
    var small: Int8 = 0
    var byte: UInt8 = 0
    var big: UInt64 = 0
    var ratio: Float = 0.1
    var value = 0.0
    var letter: Character = "a"
    var text = ""
    func huge() -> UInt64 { .max }
    func inverse() -> Double { 1 / value }
    func half(_ x: Double) -> Double { x / 2 }
    func half(optional x: Double?) -> Double? { x.map { $0 / 2 } }
    func halves(_ x: [Double]) -> [Double] { x.map { $0 / 2 } }
}
