extension DiagnosticCode {
    /// Codes of a kata that does not fit its module.
    public static let moduleCodes: [DiagnosticCode] = [
        unknownType, unknownMember, unknownCase, wrongArguments, methodNotCalled, propertyCalled, readOnly,
        unreachableMember,
    ]

    /// A type that the module does not have.
    public static let unknownType = DiagnosticCode(
        "E0801", "the module has no such type",
        """
        A name that is no object, 'let', loop variable or parameter is a type of the module. Its contract,
        'kata show MODULE', lists the types.

            waiter: Waitor()          # did you mean 'Waiter'?
        """)

    /// A member that the type does not have.
    public static let unknownMember = DiagnosticCode(
        "E0802", "the type has no such member",
        """
        The type is known, and neither it nor what it inherits has a method or property of that name.
        Members of a type itself are reached through its name: Session.shared.

            waiter.addOdrer(mutton)   # did you mean 'addOrder'?
        """)

    /// A case that the enumeration does not have.
    public static let unknownCase = DiagnosticCode(
        "E0803", "the enumeration has no such case",
        """
        '.name' is a case of the enumeration that the parameter, the property or the other operand wants.

            first.pushOrder("ten skewers", type: .muton)   # did you mean '.mutton'?
        """)

    /// Arguments that no overload takes.
    public static let wrongArguments = DiagnosticCode(
        "E0804", "the arguments do not fit",
        """
        Arguments are given in the order of the parameters; those with a default may be left out. A label may be left
        out too, but one that is given has to be the parameter's. The notes list what there is.

            robot.move(2, steps: 3)
            note: there is 'move(to:speed:)'

        Behind 'expect throws' an error's type takes the names of its properties, and a case the labels of its payload:

            expect throws account.withdraw(12), Shortage(needed: 2)
        """)

    /// A method without parentheses.
    public static let methodNotCalled = DiagnosticCode(
        "E0805", "a method that is not called",
        """
        A method is called with parentheses, even without arguments: stack.pop().
        """)

    /// A property with parentheses.
    public static let propertyCalled = DiagnosticCode(
        "E0806", "a property that is called",
        """
        A property is read without parentheses: light.isOn.
        """)

    /// An assignment to something that only can be read.
    public static let readOnly = DiagnosticCode(
        "E0807", "the property cannot be assigned",
        """
        A constant, a computed property without a setter, and one whose setter is private can only be read.
        """)

    /// A member that exists out of reach.
    public static let unreachableMember = DiagnosticCode(
        "E0808", "the member is out of a script's reach",
        """
        The module's sources have this, but a script cannot use it: it is private, stands in a file that is left out, or
        wants a type that values of a script cannot become. The message says why, and 'kata plugin show ID' lists all
        that a module has, with what keeps a script from it.
        """)
}
