protocol Component: AnyObject { var word: String { get } }
enum Wardrobe {
    static var under: [ObjectIdentifier: Component] = [:]
    static func lines(_ component: Component) -> [String] {
        var result: [String] = []
        var next: Component? = component
        while let layer = next {
            result.append(layer.word)
            next = under[ObjectIdentifier(layer)]
        }
        return result
    }
}
extension Component { func show() { Wardrobe.lines(self).forEach { print($0) } } }
final class Person: Component {
    let word: String
    init(_ name: String) { word = "装扮的\(name)" }
}
class Finery: Component {
    let word: String
    init(_ word: String) { self.word = word }
    func decorate(_ component: Component) { Wardrobe.under[ObjectIdentifier(self)] = component }
}
final class TShirt: Finery { init() { super.init("大T恤") } }
final class BigTrouser: Finery { init() { super.init("垮裤") } }
final class Sneakers: Finery { init() { super.init("破球鞋") } }
final class LeatherShoes: Finery { init() { super.init("皮鞋") } }
final class Tie: Finery { init() { super.init("领带") } }
final class Suit: Finery { init() { super.init("西装") } }
