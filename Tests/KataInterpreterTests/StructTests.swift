import Testing

@Suite("A struct is a value")
struct StructTests {
    @Test(
        "that is copied and written back",
        arguments: [
            ("let q = p\nq.x = 5\nlog p.x\nlog q.x", "1\n5"),
            ("p.move(dx: 1, dy: 1)\nlog p.sum()", "5"),
            ("let q = p\nq.move(1, 1)\nlog p == q\nlog p == Point(x: 1, y: 2)", "false\ntrue"),
            ("c.cursor = p\np.x = 9\nlog c.cursor.x", "1"),
            ("c.cursor.x = 7\nlog c.cursor.x", "7"),
            ("c.cursor.move(dx: 2, dy: 0)\nlog c.cursor.x", "2"),
            ("c.frame.origin.x = 4\nlog c.frame.origin.x\nlog c.cursor.x", "4\n0"),
            ("c.frame.origin.move(dx: 3, dy: 3)\nlog c.frame.origin.sum()", "6"),
            ("let f = c.frame\nf.origin.x = 8\nlog f.origin.x\nlog c.frame.origin.x", "8\n0"),
            ("let q = c.cursor\nq.x = 3\nlog c.cursor.x", "0"),
            ("let xs = [p, p]\nxs[0].x = 5\nlog xs[0].x\nlog xs[1].x\nlog p.x", "5\n1\n1"),
            ("let xs = [p]\nlet q = xs[0]\nq.x = 5\nlog xs[0].x", "1"),
            ("let xs = [p]\nlet ys = xs\nys[0].move(1, 1)\nlog xs[0].x\nlog ys[0].x", "1\n2"),
            ("let m = [\"k\": p]\nm[\"k\"].x = 6\nlog m[\"k\"].x", "6"),
            ("let xs = [p]\nfor q in xs { q.x = 5 }\nlog xs[0].x", "1"),
            ("c.setCursor(p)\np.x = 5\nlog c.cursor.x", "1"),
            ("c.mode.next()\nlog c.mode", "duck"),
            ("c.tags[\"a\"] = 1\nc.tags[\"b\"] = 2\nlog c.tags", "[\"a\": 1, \"b\": 2]"),
            ("let ms = [Dish.mutton]\nms[0].next()\nlog ms", "[duck]"),
            ("log c.cursor.sum() + c.frame.origin.sum()", "0"),
        ])
    func semantics(script: String, log: String) {
        #expect(Run(script, objects: "p = Point(x: 1, y: 2)\nc = Canvas()").told == log)
    }

    @Test(
        "whose changes are undone and done again",
        arguments: [
            ("c.cursor.x = 7\nundo\nlog c.cursor.x\nredo\nlog c.cursor.x", "0\n7"),
            (
                "c.frame.origin.x = 4\nc.frame.origin.x = 5\nundo\nlog c.frame.origin.x\nundo\nlog c.frame.origin.x\nredo all\nlog c.frame.origin.x",
                "4\n0\n5"
            ),
            ("c.cursor.move(dx: 2, dy: 1)\nundo\nlog c.cursor.sum()\nredo\nlog c.cursor.sum()", "0\n3"),
            ("p.move(1, 1)\np.x = 9\nundo all\nlog p.sum()\nredo all\nlog p.sum()", "3\n12"),
            ("c.cursor = p\np.x = 5\nundo 2\nlog p.x\nlog c.cursor.x\nredo\nlog c.cursor.x", "1\n0\n1"),
            ("c.mode.next()\nundo\nlog c.mode\nredo\nlog c.mode", "mutton\nduck"),
            ("let d = Dish.duck\nd.next()\nlog d\nundo\nlog d", "mutton\nduck"),
            ("c.setCursor(p)\np.x = 5\nundo\nundo\nlog c.cursor.x\nredo\nlog c.cursor.x", "0\n1"),
            ("let xs = [p]\nxs[0].x = 5\nundo\nlog xs[0].x", "1"),
        ])
    func undoing(script: String, log: String) {
        let rules = """
            Point.move(dx, dy) -> move(dx: -dx, dy: -dy)
            Dish.next() -> next()
            Canvas.setCursor(cursor) -> cursor = old.cursor
            """
        #expect(Run(script, objects: "p = Point(x: 1, y: 2)\nc = Canvas()", undo: rules).told == log)
        let replayed = Run(script, objects: "p = Point(x: 1, y: 2)\nc = Canvas()", replay: true).told
        #expect(replayed == log)
    }
}
