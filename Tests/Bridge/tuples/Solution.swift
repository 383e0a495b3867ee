struct Geometry {
    func bounds() -> (low: Int, high: Int) { (1, 9) }
    func middle(of range: (Int, Int)) -> Int { (range.0 + range.1) / 2 }
    func name(_ point: (x: Double, label: String)) -> String { "\(point.label)=\(point.x)" }
    func pairs() -> [(String, Int)] { [("a", 1)] }
    func all(_ pairs: [(Int, Int)]) -> Int { pairs.count }
    var origin = (0, 0)
}
