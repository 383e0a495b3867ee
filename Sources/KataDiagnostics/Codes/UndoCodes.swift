extension DiagnosticCode {
    /// Codes of the command queue.
    public static let undoCodes: [DiagnosticCode] = [
        noInverse, nothingToUndo, duplicateRule, unknownRuleName, undoneWithoutRule, notOnQueue,
    ]

    /// A call that cannot be undone.
    public static let noInverse = DiagnosticCode(
        "E0601", "a command has no inverse",
        """
        A method call is undone by its inverse rule: another call or an assignment on the same receiver.

            undo:
              Waiter.addOrder(order): deleteOrder(order)
              Robot.move(to p): position = old.position
              Waiter.notifyOrder(): nothing

        On the right stand the parameters, 'result' (what the call returned), 'old.PROPERTY' (read before the call) and
        constants. 'undo: replay' needs no rules: everything but the undone commands is done again in a fresh worker.
        """)

    /// More is undone than was done.
    public static let nothingToUndo = DiagnosticCode(
        "E0602", "more is undone or redone than there is",
        """
        'undo 3' takes back three commands; with fewer on the queue it is an error and undoes nothing. A new command
        drops what could be redone. 'undo all' and 'redo all' take as many as there are, none included.
        Only method calls and assignments that stand as statements are on the queue.
        """)

    /// Two rules for one method.
    public static let duplicateRule = DiagnosticCode(
        "E0603", "two inverse rules for one method",
        """
        One method of one type, with the same labels and number of parameters, has one inverse.
        """)

    /// A rule that uses an unknown name.
    public static let unknownRuleName = DiagnosticCode(
        "E0604", "a rule uses a name that it does not have",
        """
        The right side of a rule knows the parameters of its left side, 'result', 'old.PROPERTY', types and constants.
        Objects of the kata are not known: a rule serves every receiver.

            Waiter.addOrder(order): deleteOrder(oder)   # did you mean 'order'?
        """)

    /// A scenario undoes, and makes a call that has no rule.
    public static let undoneWithoutRule = DiagnosticCode(
        "W0605", "a call without a rule in a scenario that undoes",
        """
        If 'undo' ever reaches this call, the scenario ends with an error. Give its method a rule, or say that there
        is nothing to undo: 'Type.method(): nothing'.
        """)

    /// A `let` that calls a method with a rule.
    public static let notOnQueue = DiagnosticCode(
        "W0606", "a call in a 'let' is not on the queue",
        """
        Only statements that are calls or assignments can be undone. 'let order = waiter.addOrder(…)' is no command,
        although the method has an inverse rule: 'undo' steps over it.
        """)
}
