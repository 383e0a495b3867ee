import Testing

@Suite("Expressions")
struct ExpressionTests {
    @Test(
        "are worth",
        arguments: [
            // Arithmetic.
            ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("-7 / 2", "-3"), ("-7 % 3", "-1"), ("7 / 2.0", "3.5"),
            ("0.1 + 0.2", "0.30000000000000004"), ("1 - 1.0", "0.0"), ("1.0 / 0", "inf"), ("2.5 * 2", "5.0"),
            ("\"a\" + \"b\"", "ab"), ("[1] + [2, \"x\"]", "[1, 2, \"x\"]"), ("-(1 + 1)", "-2"),
            ("1e300 * 1e10", "inf"), ("9223372036854775807 + 0", "9223372036854775807"),
            // Comparisons.
            ("1 == 1.0", "true"), ("1 != 2", "true"), ("\"é\" == \"e\\u{301}\"", "false"),
            ("\"a\" < \"b\"", "true"), ("\"B\" < \"a\"", "true"), ("2 >= 2.0", "true"), ("1 > 1", "false"),
            ("\"\\u{FFFD}\" < \"😀\"", "true"), ("nil == nil", "true"), ("nil == 0", "false"),
            ("[1, 2] == [1.0, 2]", "true"), ("[1] == [1, 2]", "false"), ("\"1\" == 1", "false"),
            ("[\"a\": 1, \"b\": 2] == [\"b\": 2, \"a\": 1]", "true"), ("[\"a\": 1] == [\"a\": 2]", "false"),
            ("Dish.duck == .duck", "true"), ("Dish.duck == Size.duck", "false"),
            ("Dish.duck == Size.small", "false"), (".duck != Dish.mutton", "true"),
            ("Dish.portion(count: 2) == .portion(2)", "true"),
            ("Dish.portion(count: 2) == .portion(count: 3)", "false"),
            // Truth.
            ("true && !false", "true"), ("false && nil.x", "false"), ("true || nil.x", "true"),
            ("false || false", "false"),
            // Members of plain values.
            ("\"服务员\".count", "3"), ("[1, 2].count", "2"), ("[:].isEmpty", "true"), ("[3, 4].first", "3"),
            ("[3, 4].last", "4"), ("[].first", "nil"), ("\"ab\".last", "b"), ("[1, 2].contains(2)", "true"),
            ("\"abc\".contains(\"bc\")", "true"), ("\"é\".contains(\"e\")", "false"),
            ("[\"k\": 1].contains(\"k\")", "true"), ("[3, 1, 2.5].sorted()", "[1, 2.5, 3]"),
            ("[\"b\", \"B\", \"a\"].sorted()", "[\"B\", \"a\", \"b\"]"),
            ("\"cab\".sorted()", "[\"a\", \"b\", \"c\"]"),
            // Elements.
            ("[1, 2][1]", "2"), ("[\"a\": 1][\"a\"]", "1"), ("[\"a\": 1][\"b\"]", "nil"),
            ("[1: \"x\"][1.0]", "x"), ("[[1, 2], [3]][0][1]", "2"),
            // Built in.
            ("size(\"👨‍👩‍👧é\")", "2"), ("size([1, 2, 3])", "3"), ("size([:])", "0"),
            ("text(1.0) + \"x\"", "1.0x"),
            ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(2.4)", "2"), ("round(7)", "7"),
            ("abs(-3)", "3"), ("abs(-0.5)", "0.5"), ("min(3, 1.5, 2)", "1.5"), ("max(3)", "3"),
            ("max(9007199254740992, 9007199254740993)", "9007199254740993"),
            ("near(0.1 + 0.2, 0.3, 0.001)", "true"), ("near(1, 2, 0.5)", "false"),
            // Text.
            ("1.0", "1.0"), ("1e16", "1e+16"), ("0.0001", "0.0001"), ("\"a\\nb\"", "a\nb"),
            ("[\"a\\\"b\", nil, true]", "[\"a\\\"b\", nil, true]"), ("[\"k\": [1, 2]]", "[\"k\": [1, 2]]"),
            ("[:]", "[:]"), ("[]", "[]"), ("Dish.mutton", "mutton"),
            ("Dish.portion(count: 2)", "portion(count: 2)"),
            ("\"\\(1 + 1) and \\(\"x\") \\([\"x\"])\"", "2 and x [\"x\"]"), ("-0.0", "-0.0"),
            ("9223372036854775807", "9223372036854775807"),
        ])
    func values(source: String, expected: String) { #expect(Run("log \(source)").told == expected) }

    @Test(
        "cannot be worked out",
        arguments: [
            ("9223372036854775807 + 1", "thrown", "9223372036854775807 + 1 does not fit a 64-bit integer"),
            ("-9223372036854775808 - 1", "thrown", "-9223372036854775808 - 1 does not fit a 64-bit integer"),
            ("4611686018427387904 * 2", "thrown", "4611686018427387904 * 2 does not fit a 64-bit integer"),
            ("1 / 0", "thrown", "division by zero: 1 / 0"), ("1 % 0", "thrown", "division by zero: 1 % 0"),
            (
                "abs(-9223372036854775808)", "thrown",
                "abs(-9223372036854775808) does not fit a 64-bit integer"
            ),
            ("round(1e300)", "thrown", "round(1e+300) does not fit a 64-bit integer"),
            ("[1][1]", "thrown", "index 1 is out of range: the list has 1 elements"),
            ("[1][-1]", "thrown", "index -1 is out of range: the list has 1 elements"),
            ("nil.x", "thrown", "nil has no member 'x'"), ("nil.x()", "thrown", "nil has no member 'x'"),
            ("nil[0]", "thrown", "nil has no elements"),
            ("1 + \"a\"", "mismatch", "'+' cannot join an integer and a string: 1 + \"a\""),
            ("1.5 % 2", "mismatch", "'%' cannot join a floating-point number and an integer: 1.5 % 2"),
            ("\"a\" < 1", "mismatch", "'<' cannot join a string and an integer: \"a\" < 1"),
            ("true < false", "mismatch", "'<' cannot join a Bool and a Bool: true < false"),
            ("!1", "mismatch", "'!' wants a Bool; this is an integer"),
            ("-\"a\"", "mismatch", "'-' wants a number; this is a string"),
            ("1 && true", "mismatch", "a condition is a Bool; this is an integer"),
            ("1 === 1", "mismatch", "identity is for objects; these are an integer and an integer: use '=='"),
            ("[1][\"a\"]", "mismatch", "the index of a list is one integer"),
            ("[1: 2, 1.0: 3]", "mismatch", "the key 1.0 stands twice in the map"),
            ("[1, \"a\"].sorted()", "mismatch", "numbers and strings cannot be sorted together"),
            ("[[1]].sorted()", "mismatch", "only numbers and strings can be sorted; this is a list"),
            ("\"a\".contains(1)", "mismatch", "a string contains strings; this is an integer"),
            ("size(1)", "mismatch", "a list, a map or a string is wanted here; this is an integer"),
            ("min()", "mismatch", "'min' takes at least one number"),
            ("max(\"a\")", "mismatch", "'max' wants numbers; this is a string"),
            ("near(1, 2)", "mismatch", "'near' takes two numbers and a tolerance"),
            ("round(1, 2)", "mismatch", "'round' takes one value, not 2"),
            ("abs(x: 1)", "mismatch", "'abs' takes no labels; 'x:' is too much"),
            (".mutton", "mismatch", "'.mutton' belongs to no type yet: write 'Type.mutton'"),
            ("[.mutton]", "mismatch", "'.mutton' belongs to no type yet: write 'Type.mutton'"),
            (".mutton == .mutton", "mismatch", "'.mutton' and '.mutton' belong to no type yet"),
            ("Dish.duck == .dukc", "contract", "Dish has no case '.dukc'; did you mean '.duck'?"),
            ("Dish", "mismatch", "'Dish' is a type: write 'Dish(…)', 'Dish.member' or 'Dish.self'"),
            ("Waitor()", "contract", "the module has no type 'Waitor'; did you mean 'Waiter'?"),
            ("waitr", "E0401", "'waitr' is neither an object, a 'let' nor a type; did you mean 'waiter'?"),
            ("waiter.notifyOrder()", "mismatch", "'waiter.notifyOrder()' returns nothing that could be used"),
            ("waiter.notifyOrder", "contract", "'notifyOrder' is a method of Waiter: write 'notifyOrder(…)'"),
            ("waiter()", "mismatch", "'waiter' is a value and cannot be called"),
            ("1(2)", "mismatch", "only types, methods and built-in functions can be called"),
            ("waiter == Waiter()", "contract", "'Waiter' has no ==; use ==="),
        ])
    func errors(source: String, kind: String, message: String) {
        let last = Run("log \(source)", objects: "waiter = Waiter()").told.split(separator: "\n").last
        let told = last.map(String.init) ?? ""
        #expect(told.hasPrefix("\(kind) at '"))
        #expect(told.hasSuffix("': \(message)"))
    }

    @Test("are told at their place") func places() {
        #expect(Run("log 1 + (2 / 0)").told == "thrown at '2 / 0': division by zero: 2 / 0")
        #expect(
            Run("log w.favourite.text", objects: "w = Waiter()").told
                == "thrown at 'w.favourite.text': nil has no member 'text'")
    }

    @Test("compare objects by their language, and by identity") func objects() {
        let told = Run(
            """
            log a == b
            log a == c
            log a === b
            log a === a
            log a !== nil
            log [a] == [b]
            log [a, c].contains(b)
            log w === w
            log nil == a
            """, objects: "a = Coin(5)\nb = Coin(5)\nc = Coin(6)\nw = Waiter()"
        ).told
        #expect(told == "true\nfalse\nfalse\ntrue\ntrue\ntrue\ntrue\ntrue\nfalse")
    }

    @Test("write objects as their language prints them") func objectsAsText() {
        let run = Run("log a\nlog [a]\nlog \"<\\(a)>\"\nlog text([\"k\": a])", objects: "a = Coin(5)")
        #expect(run.told == "Coin(value: 5)\n[Coin(value: 5)]\n<Coin(value: 5)>\n[\"k\": Coin(value: 5)]")
    }

    @Test(
        "'format' writes as C does",
        arguments: [
            ("\"%d|%5d|%-5d|%05d|%+d\", 1, 2, 3, 4, 5", "1|    2|3    |00004|+5"),
            ("\"%x %X %o %i %u\", 255, 255, 8, -1, 7", "ff FF 10 -1 7"),
            ("\"%.2f|%8.3f|%e|%g\", 3.14159, 2.5, 1000.0, 0.5", "3.14|   2.500|1.000000e+03|0.5"),
            ("\"%f\", 2", "2.000000"), ("\"%.0f\", 2.5", "2"),
            ("\"%ld %lld %lf\", 1, 2, 0.5", "1 2 0.500000"),
            ("\"%s|%5s|%-5s|%.2s\", \"甲乙\", \"甲\", \"甲\", \"abc\"", "甲乙|    甲|甲    |ab"),
            ("\"%s %s %s\", [1], nil, true", "[1] nil true"), ("\"%c%c\", 65, \"乙\"", "A乙"),
            ("\"100%%\"", "100%"), ("\"%#x\", 255", "0xff"), ("\"%.1000f\", 0.5", nil),
        ])
    func format(arguments: String, expected: String?) {
        let told = Run("log format(\(arguments))").told
        if let expected { #expect(told == expected) } else { #expect(told.count == 1002) }
    }

    @Test(
        "'format' refuses",
        arguments: [
            ("\"%d\"", "the format wants more than 0 values"),
            ("\"%d %d\", 1", "the format wants more than one value"),
            ("\"%d\", 1, 2", "the format writes 1 of 2 values"),
            ("\"%@\", 1", "'%@' is Objective-C's: write '%s'"),
            ("\"%d\", 1.5", "'%d' wants an integer; this is a floating-point number"),
            ("\"%f\", \"a\"", "'%f' wants a number; this is a string"),
            ("\"%c\", \"ab\"", "'%c' wants a character; this is a string"),
            ("\"%n\", 1", "'%n' is no conversion that 'format' knows"),
            ("\"%\"", "the format ends in the middle of a '%'"),
            ("\"%9999d\", 1", "a width or precision above 1000 in the format"),
            ("1", "'format' takes a string and the values that it writes"),
        ])
    func formatErrors(arguments: String, message: String) {
        #expect(Run("log format(\(arguments))").told == "mismatch at 'format(\(arguments))': \(message)")
    }
}
