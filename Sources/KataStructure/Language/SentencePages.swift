/// A page of `kata explain` about a verb or another form of sentence.
public struct SentencePage: Sendable {
    /// The words by which it is asked for.
    public let words: String
    /// What it says in one line.
    public let title: String
    /// What it accepts, and what not.
    public let explanation: String
    /// The same in Chinese, where the page has it.
    let chinese: Text?

    /// What a page says in a language.
    public struct Text: Sendable {
        /// What it says in one line.
        public let title: String
        /// What it accepts, and what not.
        public let explanation: String
    }

    init(words: String, title: String, explanation: String, chinese: Text? = nil) {
        self.words = words
        self.title = title
        self.explanation = explanation
        self.chinese = chinese
    }

    /// Returns what it says, in Chinese where that is wanted and there.
    public func text(inChinese isChinese: Bool) -> Text {
        let english = Text(title: title, explanation: explanation)
        return isChinese ? chinese ?? english : english
    }

    /// The words, and the first of several alone, by which the page is found, too.
    public var names: [String] { [words] + words.split(separator: " ").prefix(1).map(String.init) }

    /// Returns the page that is meant by some words: all of them, or the first.
    public static func page(for words: String) -> SentencePage? {
        let asked = words.lowercased()
        return all.first { $0.words == asked }
            ?? all.first { $0.words.split(separator: " ").first.map(String.init) == asked }
    }

    /// All pages.
    public static let all: [SentencePage] = patterns + principles

    private static let patterns: [SentencePage] = [
        SentencePage(
            words: "is", title: "who plays a role, or that one role is another, too",
            explanation: """
                'Context is Work' binds a role to a type of the contract. 'Decorator is a Component' holds if every type that plays
                Decorator inherits from or conforms to the one that plays Component, in any extension. 'Adaptee is never a Target'.
                """),
        SentencePage(
            words: "has", title: "what a role is an abstraction of",
            explanation: """
                'Observer has NBAObserver, StockObserver': one type stands above all of these names. 'State has 4 or more
                ConcreteState': something stands for so many. An abstraction is a protocol or class with concrete types below it,
                a property that gets different functions, or a type that holds a function and has several instances; an
                enumeration with methods only where the line ends in 'enum ok'.
                """),
        SentencePage(
            words: "holds one", title: "a stored property speaks of the role",
            explanation: """
                Through optional, list, map, tuple, generic argument, a box of at most three properties, or a function that calls
                one of them. Inherited, lazy, weak and static properties count.
                """),
        SentencePage(
            words: "holds many", title: "a list, set, map or chain of the role",
            explanation:
                "As 'holds one', and the property is a list, set or map, or those who are held hold each other."
        ),
        SentencePage(
            words: "calls", title: "calls a member of the role",
            explanation: """
                On what is held, a parameter, a local, the element of a loop or closure; through own helpers, 'super' and objects
                that play no role, four deep. 'calls 3 or more Builder' asks for so many different calls; 'with itself' and
                'with the news' for what is handed over; 'its member of' for one that is meant for just this caller; ', 3 deep' for
                one member that is active on so many objects at once, which only a run tells.
                """),
        SentencePage(
            words: "makes", title: "makes a new one",
            explanation: """
                'T(…)', '.init', a metatype, a static instance, or the initializer of a generic parameter, as each type fixes it.
                'makes its own' asks that no two of them make the same.
                """),
        SentencePage(
            words: "names", title: "names the type, a case or a static instance",
            explanation: "As a value: 'T.self', '.noon', 'Noon.shared'."),
        SentencePage(
            words: "returns", title: "a member's result speaks of the role",
            explanation: "As it is written, through optional, list and generic argument."),
        SentencePage(
            words: "chooses", title: "makes, names, returns or sets one",
            explanation: "As a state does with its successor, in whatever way it hands that to the context."),
        SentencePage(
            words: "knows", title: "has anything to do with the role",
            explanation: "A property, a parameter, a result, a call: any of them."),
        SentencePage(
            words: "reads", title: "looks into one",
            explanation: "Reads a property, calls a member, or casts it to what it is."),
        SentencePage(
            words: "changes", title: "changes what one keeps",
            explanation: "Assigns a property of it or a list in one, or calls a member that does."),
        SentencePage(
            words: "has a member for each", title: "one member for each who plays the other role",
            explanation: """
                A member or a function that it holds takes just that type; or each of them calls a member that none of the others
                calls.
                """),
        SentencePage(
            words: "leaves a step to", title: "calls a member of its own that those below define",
            explanation:
                "The member itself is not redefined below, and two or more of those below define the step."),
        SentencePage(
            words: "writes the log", title: "writes to the log itself",
            explanation:
                "'Facade never writes the log': 'print' and its like stand neither in it nor in its own helpers."
        ),
        SentencePage(
            words: "asks which", title: "asks which one it has before it",
            explanation: """
                'is', 'as?', 'case let x as', 'type(of:)' that is compared or switched, or two or more constants that are compared
                with what tells the kinds apart. '===' is no such question, nor 'if let' on an optional answer, nor '==' of a type.
                'nobody asks which Element' looks everywhere. It refutes: the place is shown.
                """),
        SentencePage(
            words: "bears the log", title: "without it, some scenario fails",
            explanation: """
                In a copy of the solution the members of the role do nothing: they answer a neutral value, nil, or themselves. If
                every scenario passes all the same, the role bears nothing, and that refutes. Functions and enumerations cannot be
                emptied, nor members whose result has no neutral value: the sentence is not judged then.
                """),
        SentencePage(
            words: "open", title: "takes a further type that is not written yet",
            explanation: "Not judged yet: it needs a build with a type that is written by machine."),
        SentencePage(
            words: "the log proves it", title: "the scenarios prove the pattern",
            explanation:
                "For prototype, flyweight and singleton, whose log cannot be right without the pattern."),
    ]
}
