import Foundation
enum Colour { case warm, cold }
final class Lamp {
    let name: String
    private(set) var level = 0
    var colour = Colour.warm
    init(name: String) { self.name = name }
    func on() {
        NSLog("%@: on", name)
        FileHandle.standardError.write(Data("a debugging line\n".utf8))
    }
    func off() { print("\(name): off") }
    func dim(to level: Int) {}
}
