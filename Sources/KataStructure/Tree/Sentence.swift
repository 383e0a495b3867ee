public import KataDiagnostics

/// What a solution has to be, besides what it has to log: one fact a sentence.
public struct StructureRules: Sendable {
    /// The sentences, in the order of the file.
    public var sentences: [Sentence]

    /// Makes rules of sentences.
    public init(_ sentences: [Sentence] = []) { self.sentences = sentences }

    /// Tells whether they say that the log proves all that matters.
    public var areProvenByLog: Bool {
        sentences.contains { if case .proven = $0.meaning { true } else { false } }
    }
}

/// One fact that has to be true of the roles.
public struct Sentence: Sendable {
    /// What it says.
    public var meaning: Meaning
    /// Tells whether an enumeration with methods may play an abstraction's part.
    public var allowsEnum = false
    /// The words as the author wrote them.
    public var text: String
    /// Where they stand in their file.
    public var range: SourceRange

    /// Makes a sentence.
    public init(meaning: Meaning, allowsEnum: Bool = false, text: String, range: SourceRange) {
        self.meaning = meaning
        self.allowsEnum = allowsEnum
        self.text = text
        self.range = range
    }

    /// The kinds of sentences.
    public enum Meaning: Sendable {
        /// `Context is Work`
        case isNamed(role: String, name: String)
        /// `Observer has NBAObserver, StockObserver`
        case hasNamed(role: String, names: [String])
        /// `State has 4 or more ConcreteState`
        case hasCount(role: String, count: Count, part: String)
        /// `Decorator is a Component`, `Adaptee is never a Target`
        case isRole(role: String, other: String, isNever: Bool)
        /// `Context.writeProgram calls State`
        case deed(Deed)
        /// `Context never asks which State`; nil for `nobody`
        case neverAsks(subject: String?, role: String)
        /// `State bears the log`
        case bears(role: String)
        /// `open Observer`
        case open(role: String)
        /// `nobody talks to strangers`, and its like
        case principle(Principle)
        /// `the log proves it`
        case proven
    }
}

/// What a subject does, or never does, to an object.
public struct Deed: Sendable {
    /// Who.
    public var subject: Subject
    /// What.
    public var verb: Verb
    /// Tells whether it must never happen.
    public var isNever = false
    /// To whom; nil for the log.
    public var object: Subject?
    /// What it hands over, if that is asked.
    public var gift: Gift?
    /// Tells whether each subject has an object of its own.
    public var isOwn = false
    /// How many objects of the role one member is active on at once.
    public var depth: Count?
}

/// A role, or a member of it, in some quantity.
public struct Subject: Sendable {
    /// How many.
    public var quantity: Quantity = .some
    /// The role's name.
    public var role: String
    /// The member, without labels; nil for any.
    public var member: String?

    /// Tells whether a member is the one that is asked for, if one is.
    func accepts(_ name: String) -> Bool { member == nil || member == name }

    /// How many of those who play a role.
    public enum Quantity: Sendable, Equatable {
        /// Any of them.
        case some
        /// So many.
        case count(Count)
        /// All.
        case each
        /// One that is not the subject itself.
        case another
    }
}

/// A number, exact or a lower bound.
public struct Count: Sendable, Equatable {
    /// The number.
    public var number: Int
    /// Tells whether more will do.
    public var isLeast: Bool

    /// Makes a count.
    public init(number: Int, isLeast: Bool) {
        self.number = number
        self.isLeast = isLeast
    }

    /// Tells whether a number is as asked.
    public func holds(_ value: Int) -> Bool { isLeast ? value >= number : value == number }
}

/// What a call hands over.
public enum Gift: String, Sendable, CaseIterable {
    /// The subject.
    case itself
    /// What the subject was told, or keeps.
    case news = "the news"
    /// Either.
    case newsOrItself = "the news or itself"
}

/// The verbs of the language, each with a page of its own in `kata explain`.
public enum Verb: String, Sendable, CaseIterable {
    /// Keeps one, in whatever way.
    case holdsOne = "holds one"
    /// Keeps a list, set, map or chain.
    case holdsMany = "holds many"
    /// Calls a member.
    case calls
    /// Makes a new one.
    case makes
    /// Names the type, a case or a static instance.
    case names
    /// Returns one.
    case returns
    /// Makes, names, returns or sets one.
    case chooses
    /// Has anything to do with it.
    case knows
    /// Reads its content.
    case reads
    /// Changes what it keeps.
    case changes
    /// Has one member for each of them.
    case hasMemberForEach = "has a member for each"
    /// Calls a member of its own that those below define.
    case leavesStep = "leaves a step to"
    /// Writes to the log itself.
    case writes

    /// The verb behind a plural or `never`.
    package var plural: String {
        switch self {
        case .holdsOne: "hold one"
        case .holdsMany: "hold many"
        case .hasMemberForEach: "have a member for each"
        case .leavesStep: "leave a step to"
        default: String(rawValue.dropLast())
        }
    }
}
