enum Colour { case warm, cold }
final class Lamp {
    let name: String
    private(set) var level = 0
    var colour = Colour.warm
    private var steps = [1, 2]
    init(name: String) { self.name = name }
    func on() {}
    private func step(at index: Int) -> Int {
        steps[index]
    }
    func off() { print(depth(of: 1)) }
    private func depth(of number: Int) -> Int { number < 0 ? 0 : depth(of: number + 1) + 1 }
    func dim(to level: Int) {}
}
