extension DiagnosticCode {
    /// Codes of what a script means: names and values.
    public static let meaningCodes: [DiagnosticCode] = [
        unknownName, boundTwice, droppedName, shadowsType, builtinArguments, openCase,
        constantAssigned, wrongParts,
    ]

    /// A name that nothing declares.
    public static let unknownName = DiagnosticCode(
        "E0401", "a name that nothing declares",
        """
        A name is an object, a 'let', a loop variable, a parameter, or else a type, a free function or a global of the
        module. This one is none of them: nothing binds it, and the module's sources do not have the word. Names of a
        block are gone at its end.

            let duck = first.pushOrder("duck", type: .duck)
            waiter.addOrder(dukc)     # did you mean 'duck'?
        """)

    /// A name that is bound again.
    public static let boundTwice = DiagnosticCode(
        "E0402", "a name is bound twice",
        """
        A name stands for one thing in its block: it is never bound again there. A block inside may bind the same
        name, and hides the outer one; so does what a loop or a closure calls its element.

            let order = first.pushOrder("mutton")
            let order = first.pushOrder("duck")   # give it another name
        """)

    /// A name that was let go.
    public static let droppedName = DiagnosticCode(
        "E0403", "a dropped name is used",
        """
        'drop NAME' lets an object go, so that a module can show what happens when it dies. From then on the name
        stands for nothing; commands on the object cannot be undone any more.
        """)

    /// A name that hides a type.
    public static let shadowsType = DiagnosticCode(
        "W0404", "a name hides a type of the module",
        """
        A name that is also a type's name is taken for the value everywhere in its scope; the type cannot be reached
        there. Names of values begin in lower case.
        """)

    /// A built-in function with arguments that it does not take.
    public static let builtinArguments = DiagnosticCode(
        "E0405", "a built-in function is called wrongly",
        """
        format(FORMAT, value…), size(x), text(x), round(x), abs(x), min(a, b…), max(a, b…), near(a, b, tolerance).
        They take no labels. String(x), Int(x), Double(x), Bool(x) and Array(x) convert: Int and Double a number or a
        string, Bool a string, Array what has elements.
        """)

    /// A case whose enumeration is never known.
    public static let openCase = DiagnosticCode(
        "E0406", "a case that belongs to no type",
        """
        '.name' is a case of the enumeration that the parameter, the property or the other operand wants. Where text is
        wanted nothing tells the enumeration, so its name has to stand before the point.

            log .mutton               # of which type?
            log OrderType.mutton
        """)

    /// An assignment to a name that is bound once.
    public static let constantAssigned = DiagnosticCode(
        "E0407", "a name that is bound once is assigned",
        """
        Objects, parameters, loop variables and names of 'let' stand for one value. What can be assigned is a name of
        'var', a property, an element, or a global variable of the module.

            let order = waiter.take("mutton")
            order = waiter.take("duck")       # give it another name, or write 'var order' above
        """)

    /// A value that has not as many parts as there are names for them.
    public static let wrongParts = DiagnosticCode(
        "E0408", "a value is not taken apart into these names",
        """
        'for (a, b) in list' and 'let (a, b) = value' take a tuple of as many values apart. A map gives pairs of its keys
        and values, 'list.enumerated()' pairs of places and elements.

            for (name, price) in [("duck", 3), ("mutton", 5)] { log name }
            for (place, name) in ["duck", "mutton"] { log name }   # write '.enumerated()' behind the list
        """)
}
