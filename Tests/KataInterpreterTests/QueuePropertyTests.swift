import KataTesting
import Testing

/// Laws of the command queue over generated scripts: what a script can see tells the state.
@Suite("For every script")
struct QueuePropertyTests {
    private static let objects = """
        s = Stack()
        l = Light()
        w = Waiter()
        c = Canvas()
        p = Point(x: 0, y: 0)
        n = [Order("a"), Order("b")]
        xs = [1, [2, 3], p]
        d = Dish.mutton
        """
    private static let rules = """
        Stack.push(value) -> pop()
        Stack.load(items) -> items = old.items
        Stack.clear() -> items = old.items
        Stack.insert(value, at index) -> remove(at: index)
        Light.setPower(power) -> power = old.power
        Light.toggle() -> power = old.power
        Light.flash() -> nothing
        Waiter.rename(to name) -> rename(to: result)
        Waiter.addOrder(order) -> deleteOrder(order)
        Canvas.setCursor(cursor) -> cursor = old.cursor
        Point.move(dx, dy) -> move(dx: -dx, dy: -dy)
        Dish.next() -> next()
        Counter.bump(by amount) -> bump(by: -amount)
        """
    private static let state = """
        log "="
        log s.items
        log l.power
        log w.name
        log w.orders.count
        log c.cursor == p
        log [c.cursor.x, c.cursor.y, c.frame.origin.x, p.x, p.y]
        log c.mode
        log c.tags
        log n[0].text
        log [xs[0], xs[1]]
        log xs[2].x
        log d
        log Counter.total
        """

    private static func command(_ random: inout SeededGenerator) -> String {
        let number = Int.random(in: 0..<100, using: &random)
        let commands = [
            "s.push(\(number))", "s.load([\(number), 1])", "s.clear()", "s.insert(\(number), at: 0)",
            "l.setPower(\(number))", "l.toggle()", "l.flash()", "w.rename(to: \"\(number)\")",
            "w.name = \"n\(number)\"", "w.addOrder(n[\(number % 2)])", "w.addOrder(Order(\"\(number)\"))",
            "c.setCursor(p)", "c.cursor.x = \(number)", "c.cursor.move(dx: \(number), dy: 1)",
            "c.frame.origin.x = \(number)", "p.move(\(number), 2)", "p.x = \(number)", "c.cursor = p",
            "c.mode.next()", "c.tags[\"\(number % 3)\"] = \(number)", "n[0].text = \"\(number)\"",
            "xs[0] = \(number)", "xs[1][0] = \(number)", "xs[2].move(1, \(number))", "xs[2] = p", "d.next()",
            "Counter.bump(by: \(number))", "Counter.total = \(number)", "s.items = [\(number)]",
        ]
        let command = commands[Int.random(in: 0..<commands.count, using: &random)]
        return number % 7 == 0 ? "if true { \(command) }" : command
    }

    private static func run(_ lines: [String], replay: Bool = false) -> String {
        let script = (lines + [state]).joined(separator: "\n")
        let told = Run(script, objects: objects, undo: rules, replay: replay).told
        return told.split(separator: "\n").drop { $0 != "=" }.joined(separator: "\n")
    }

    private struct Case {
        var commands: [String]
        var undone: Int
        var redone: Int

        init(seed: Int) {
            var random = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...8, using: &random)
            commands = (0..<count).map { _ in QueuePropertyTests.command(&random) }
            undone = Int.random(in: 1...count, using: &random)
            redone = Int.random(in: 0...undone, using: &random)
        }

        var kept: [String] { Array(commands.dropLast(undone)) }
    }

    @Test("undo gives back the state before", arguments: 0..<300)
    func undoing(seed: Int) {
        let it = Case(seed: seed)
        let undone = Self.run(it.commands + ["undo \(it.undone)"])
        #expect(undone.hasPrefix("="), "\(it.commands)")
        #expect(undone == Self.run(it.kept), "\(it.commands)")
    }

    @Test("redo gives back the state after", arguments: 0..<300)
    func redoing(seed: Int) {
        let it = Case(seed: seed)
        let redo = it.redone > 0 ? ["redo \(it.redone)"] : []
        let expected = it.commands.prefix(it.kept.count + it.redone)
        #expect(
            Self.run(it.commands + ["undo \(it.undone)"] + redo) == Self.run(Array(expected)),
            "\(it.commands)")
        #expect(Self.run(it.commands + ["undo all", "redo all"]) == Self.run(it.commands), "\(it.commands)")
    }

    @Test("a new command drops what could be redone", arguments: 0..<100)
    func clearing(seed: Int) {
        let it = Case(seed: seed)
        let more = it.commands[0]
        #expect(
            Self.run(it.commands + ["undo \(it.undone)", more, "redo all"]) == Self.run(it.kept + [more]),
            "\(it.commands)")
    }

    @Test("a replay does what inverses do", arguments: 0..<200)
    func replaying(seed: Int) {
        let it = Case(seed: seed)
        let redo = it.redone > 0 ? ["redo \(it.redone)"] : []
        let script = it.commands + ["undo \(it.undone)"] + redo + it.commands.prefix(2) + ["undo"]
        let replayed = Self.run(script, replay: true)
        #expect(replayed.hasPrefix("="))
        #expect(replayed == Self.run(script), "\(script)")
    }
}
