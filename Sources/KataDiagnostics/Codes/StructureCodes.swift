extension DiagnosticCode {
    /// Codes of the sentences about a solution's structure.
    public static let structureCodes: [DiagnosticCode] = [
        unknownSentenceWord, unfinishedSentence, surplusWords, unknownRole, unknownContractName,
        badSentenceCount,
        badRoleName, unknownStructure, unknownContractMember,
    ]

    /// A word that no sentence has there.
    public static let unknownSentenceWord = DiagnosticCode(
        "E1001", "a word that a sentence about structure does not have",
        """
        The sentences of 'structure' have a closed vocabulary, so that each has one meaning. The verbs are

            holds one, holds many, calls, makes, names, returns, chooses, knows, reads, changes,
            has a member for each, leaves a step to, writes the log

        and 'kata explain VERB' tells what each accepts. Behind 'with' stands 'itself', 'the news' or
        'the news or itself'.
        """)

    /// A sentence that ends too early.
    public static let unfinishedSentence = DiagnosticCode(
        "E1002", "a sentence about structure that ends too early",
        """
        A sentence is one line:

            Context is Work                      a role, and a name of the contract
            Observer has NBAObserver, GameObserver
            State has 4 or more ConcreteState
            Decorator is a Component
            Context.writeProgram calls State
            2 or more ConcreteState choose a State
            Context never asks which State
            nobody asks which Element
            State bears the log
            open Observer
            the log proves it
        """)

    /// Words behind a complete sentence.
    public static let surplusWords = DiagnosticCode(
        "E1003", "words behind a complete sentence about structure",
        """
        One line is one fact. Two facts are two lines; only 'enum ok' and a depth (', 3 deep') follow a sentence.
        """)

    /// A role that no sentence introduces.
    public static let unknownRole = DiagnosticCode(
        "E1004", "a role that no sentence introduces",
        """
        'nobody asks which Elment' holds for every solution where no sentence says who an Elment is. A role that is only
        forbidden something has to be introduced: by 'is', by 'has', or as the subject or object of a verb. A role that stands
        in one sentence alone and is nearly another's name is a misspelling of that one.
        """)

    /// A name that the contract does not have.
    public static let unknownContractName = DiagnosticCode(
        "E1005", "a type that the contract does not have",
        """
        Learners name their types as they like; only the names of 'contract' are the same in every solution. So only these
        may stand behind 'is' and 'has'. For all others write a role: 'State has 4 or more ConcreteState'.
        """)

    /// A count that is none.
    public static let badSentenceCount = DiagnosticCode(
        "E1006", "a count that is none",
        """
        A count is a number from 1 to 99: '2 or more ConcreteState choose a State', '3 deep'.
        """)

    /// A role's name that cannot be one.
    public static let badRoleName = DiagnosticCode(
        "E1007", "a role's name that cannot be one",
        """
        Roles are free words that begin with a capital letter, or with a letter that has no case, so that they are told
        from verbs: 'Context', 'ConcreteState', '状态'.
        """)

    /// A preset that is not there.
    public static let unknownStructure = DiagnosticCode(
        "E1008", "a structure that no folder of plugins has",
        """
        'structure: state' takes the sentences of 'structures/state.yaml' in a folder of plugins. 23 come with kata, one for
        each pattern of the Gang of Four; an author can add others beside them.
        """)

    /// A member that no type of the contract has.
    public static let unknownContractMember = DiagnosticCode(
        "E1009", "a member that no type of the contract has",
        """
        'Context.writeProgram calls State' asks something of one member. Learners name what is their own as they like, so
        only properties and methods of 'contract', without labels, may stand behind the dot.
        """)
}
