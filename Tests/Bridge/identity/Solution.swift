final class Leaf { var value = 1 }
final class Tree {
    let leaf = Leaf()
    func same(_ other: Leaf) -> Bool { other === leaf }
    func fresh() -> Leaf { Leaf() }
}
struct Score: Equatable { var points: Int }
class Named: Equatable {
    let name: String; init(_ name: String) { self.name = name }
    static func == (a: Named, b: Named) -> Bool { a.name == b.name }
}
final class Sub: Named {}
