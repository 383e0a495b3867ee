struct Int { var n: Swift.Int = 1 }
struct String { var text = "shadow" }
class Bool {}
enum Swift_ { case a }
func print(_ x: Any) { Swift.print("learner's own:", x) }
struct KataRuntime { var on = true }
struct Call {}
struct Value { var amount: Swift.Int }
enum Error { case nothing }
protocol Any_ {}
struct Solution { var name: Swift.String }
struct Array { var count: Swift.Int { 0 } }
struct Optional {}
final class User {
    func number(_ n: Int) -> Swift.Int { n.n }
    func text() -> String { String() }
    func say(_ v: Value) -> Swift.String { print(v.amount); return "\(v.amount)" }
    func real() -> [Swift.Int] { [1] }
}
