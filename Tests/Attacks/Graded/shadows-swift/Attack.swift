struct Int { init(integerLiteral value: Swift::Int) {} }
struct Bool {}
struct Never {}
struct Array<Element> {}
enum Optional<Wrapped> {}
protocol Error {}
func print(_ items: Any...) { Swift::print("pretended") }
func exit(_ code: Swift::Int) {}
func == <A, B>(one: A, other: B) -> Swift::Bool { true }
func fatalError() {}
infix operator ==

public class Target {
    public init() {}

    public func attack() {}

    public func answer() { Swift::print("answered") }
}
