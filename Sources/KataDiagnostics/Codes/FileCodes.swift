extension DiagnosticCode {
    /// The codes of what a kata file's keys and values may be.
    public static let fileCodes: [DiagnosticCode] = [
        .emptyFile, .missingFormat, .unknownFormat, .unknownKey, .missingKey, .wrongShape, .badNumber,
        .badChoice,
        .badTruth, .badLocale, .emptyValue, .badQuantity, .badIdentifier, .keyBesideScenarios,
        .repeatedScenarioName, .unknownScenario, .unknownPart, .unusedPart, .pointsDoNotAddUp, .rowsDiffer,
        .nameClash, .emptyCommands,
        .commandsAreNoBlock,
        .valueEatenByYAML, .textCutByComment, .textEndsAtHash, .unusedParameter, .unusedObject,
        .ambiguousValue,
    ]

    /// The file is empty.
    public static let emptyFile = DiagnosticCode(
        "E0201", "the file is empty",
        """
        There is nothing in the file but blanks and comments. The smallest kata is:

            kata: 1
            title: Hello
            commands: |
              log "hello"
              > hello
        """)

    /// A kata does not begin with its format.
    public static let missingFormat = DiagnosticCode(
        "E0202", "a kata does not begin with its format",
        """
        The first key of a kata file is 'kata: 1', the number of the format that this page describes. It tells
        people and programs what the file is, and lets the format grow without old files changing their meaning.
        """)

    /// A format that this kata does not know.
    public static let unknownFormat = DiagnosticCode(
        "E0203", "a format that this kata does not know",
        """
        The number behind 'kata:' is the version of the file's format. This program reads format 1. A file with a
        higher number was written for a newer kata: get that, or write the file anew in format 1.
        """)

    /// A key that is not read.
    public static let unknownKey = DiagnosticCode(
        "E0204", "a key that kata does not read",
        """
        A misspelt key that is passed over in silence costs an afternoon, so every key must be one that is known
        at its place. The message names the nearest one. What is meant for people only goes into a comment (#).
        """)

    /// A key is missing.
    public static let missingKey = DiagnosticCode(
        "E0205", "a key is missing",
        """
        Some keys have no default: a kata has 'kata', 'title' and either 'commands' or 'scenarios', a scenario
        has 'name' and 'commands'.
        """)

    /// A value of another kind.
    public static let wrongShape = DiagnosticCode(
        "E0206", "a value of another kind",
        """
        Each key takes text, a list, a map or a number, and this value is something else. Often a text was not
        quoted and became a list ([a, b]) or a map (a: b).
        """)

    /// No whole number in the bounds.
    public static let badNumber = DiagnosticCode(
        "E0207", "no whole number in the bounds",
        """
        The value is a whole number, in ASCII digits, without quotes, unit or separators, and within the bounds that
        the message names: 'difficulty: 3'.
        """)

    /// A word that is none of the choice.
    public static let badChoice = DiagnosticCode(
        "E0208", "a word that is none of the choice",
        """
        Only some words make sense here. 'pattern' is one of the 23 names of the book by Gamma, Helm, Johnson and
        Vlissides, in lower case with hyphens, or 'simple-factory', 'responder-chain',
        or one of six principles such as 'open-closed'.
        """)

    /// Neither true nor false.
    public static let badTruth = DiagnosticCode(
        "E0209", "neither true nor false",
        """
        A truth value is written 'true' or 'false'. 'yes', 'no', 'on' and 'off' are text: whether they mean a
        truth value depends on the version of YAML, so kata does not guess.
        """)

    /// A text became a map.
    public static let badLocale = DiagnosticCode(
        "E0210", "a text became a map",
        """
        A text may be given in several languages: 'title: {en: State, zh: 状态}'. So a map stands for text only if
        its keys are locales: en, zh, zh-Hans, zh_CN. Other keys mean that a comma or a colon inside a plain text
        ended it:

            title: {en: Hello, world}      # 'world' became a key
            title: {en: 'Hello, world'}    # one text
        """)

    /// Nothing behind a key.
    public static let emptyValue = DiagnosticCode(
        "E0211", "nothing behind a key",
        """
        The key has no value. Write one, or leave the key out; every optional key has a default. An empty text is
        written ''.
        """)

    /// No duration or size.
    public static let badQuantity = DiagnosticCode(
        "E0212", "no duration or size",
        """
        A duration is a whole number with ms, s or min: 500ms, 5s, 2min. A size is one with KiB, MiB or GiB. There
        is no blank between them, and none is taken without its unit.
        """)

    /// A name that is none.
    public static let badIdentifier = DiagnosticCode(
        "E0213", "a name that is none",
        """
        Ids of katas and modules are used as names of files and in commands, so they have lower-case letters a–z,
        digits and hyphens only: 'chain-of-responsibility'. The title may be anything.
        """)

    /// Commands beside scenarios.
    public static let keyBesideScenarios = DiagnosticCode(
        "E0214", "commands beside scenarios",
        """
        A kata has either one run, with 'commands', 'expect' and 'params' at the top, or several, each with its own
        in 'scenarios'. Move the key into a scenario. What all scenarios share stays at the top: objects, undo,
        limits, settle, setup.
        """)

    /// Two scenarios of one name.
    public static let repeatedScenarioName = DiagnosticCode(
        "E0215", "two scenarios of one name",
        """
        Reports and 'kata run --filter' call a scenario by its name, so it must be the only one of that name in its
        kata.
        """)

    /// Points do not add up.
    public static let pointsDoNotAddUp = DiagnosticCode(
        "E0216", "points do not add up",
        """
        A kata is worth its 'points' (10 where it says nothing). Scenarios that give points keep them, the others
        share the rest evenly. So the given ones together cannot be more than the kata's, and if all give points
        their sum is the kata's.
        """)

    /// Rows of params with different names.
    public static let rowsDiffer = DiagnosticCode(
        "E0217", "rows of params with different names",
        """
        The scenario runs once for each row, and its commands use the names of the row. So every row gives a value
        to the same names:

            params:
              - {hour: 9, mood: fresh}
              - {hour: 22, mood: tired}
        """)

    /// A name is given to two things.
    public static let nameClash = DiagnosticCode(
        "E0218", "a name is given to two things",
        """
        Objects of the kata, objects of the scenario and parameters share one set of names, and none of them hides
        another. Rename one of the two.
        """)

    /// No commands.
    public static let emptyCommands = DiagnosticCode(
        "E0219", "no commands",
        """
        A kata without commands does nothing and always passes. The commands stand below the key, indented:

            commands: |
              work.writeProgram()
        """)

    /// Lines that YAML joins.
    public static let commandsAreNoBlock = DiagnosticCode(
        "E0220", "lines that YAML joins",
        """
        Only a block that begins with '|' keeps its lines. Plain text and a block that begins with '>' are joined into
        one long line, and a '#' or ': ' in plain text means something to YAML:

            commands: |
              waiter.addOrder(mutton)
              undo
        """)

    /// YAML took an expression for something else.
    public static let valueEatenByYAML = DiagnosticCode(
        "E0221", "YAML took an expression for something else",
        """
        [A(), B()] is a list to YAML, {…} a map, and a colon or comma inside cuts the text. An expression that
        has any of these is quoted, or written in the block form:

            objects: |
              shapes = [Circle(r: 1), Square(side: 2)]
        """)

    /// A comment cuts an expression.
    public static let textCutByComment = DiagnosticCode(
        "E0222", "a comment cuts an expression",
        """
        In plain text a blank and '#' begin a comment, even inside the quotes of the expression. Quote the whole
        value, or use the block form:

            objects: |
              ticket = Ticket("seat #1")
        """)

    /// A scenario that the kata does not have.
    public static let unknownScenario = DiagnosticCode(
        "E0223", "a scenario that the kata does not have",
        """
        A hint with 'for' is given to learners who fail that scenario, so 'for' must name one of the kata's, letter for
        letter. A kata without 'scenarios' has one, which is called like the file.

            hints:
              - for: the day never runs backwards
                text: A state names the one that comes next, never the one before.
        """)

    /// A setup or table that the kata does not have.
    public static let unknownPart = DiagnosticCode(
        "E0224", "a setup or table that the kata does not have",
        """
        'use' names entries of 'setups', and 'params' may name one of 'tables', letter for letter. Both stand at the
        top of the file. Rows that only this scenario has are a list, or a table of their own:

            setups:
              two orders: |
                waiter.addOrder(mutton)
                waiter.addOrder(duck)
            tables:
              prices: |
                count | price
                1     | 2.5
            scenarios:
              - name: sent together
                use: two orders
                params: prices
        """)

    /// A setup or table that nothing uses.
    public static let unusedPart = DiagnosticCode(
        "W0205", "a setup or table that nothing uses",
        """
        No scenario says 'use' with the name of the setup, or 'params' with that of the table, so it changes nothing.
        Perhaps a scenario means it and names another. 'setup' without an s runs before every scenario.
        """)

    /// A text that ends before '#'.
    public static let textEndsAtHash = DiagnosticCode(
        "W0201", "a text that ends before '#'",
        """
        In plain text a blank and '#' begin a comment. It looks as if this one was meant as part of the text: quote
        it ('Issue #12'), or put a blank behind the '#' if it is a comment.
        """)

    /// A parameter that nothing uses.
    public static let unusedParameter = DiagnosticCode(
        "W0202", "a parameter that nothing uses",
        """
        Every row runs the same if nothing uses the value. Use the name in the commands or objects, or as ${name}
        in an expected line; or take it out of the rows.
        """)

    /// An object that nothing uses.
    public static let unusedObject = DiagnosticCode(
        "W0203", "an object that nothing uses",
        """
        The object is made before the commands and never named again. Perhaps the commands meant it and name
        another. If it is there for what it logs when it is made, bind it with 'let' in the commands.
        """)

    /// A value that other YAML readers take for another.
    public static let ambiguousValue = DiagnosticCode(
        "W0204", "a value that other YAML readers take for another",
        """
        'no', 'yes', 'on', 'off' and 1_000 are text here, and 012 is twelve, as YAML 1.2 says; older readers take them
        for truth values, a thousand and ten. Quote the value if it is text, or write true, false, 1000 or 12.
        """)
}
