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
        let asked = String(words.lowercased().trimmingPrefix("never "))
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
                """,
            chinese: Text(
                title: "谁扮演一个角色，或一个角色同时是另一个角色",
                explanation: """
                    'Context is Work' 把角色绑定到契约中的类型。'Decorator is a Component'：每个扮演 Decorator 的类型都继承或遵循扮演
                    Component 的类型，写在任何扩展里都可以。'Adaptee is never a Target' 则相反。
                    """
            )),
        SentencePage(
            words: "has", title: "what a role is an abstraction of",
            explanation: """
                'Observer has NBAObserver, StockObserver': one type stands above all of these names. 'State has 4 or more
                ConcreteState': something stands for so many. An abstraction is a protocol or class with concrete types below it,
                a property that gets different functions, or a type that holds a function and has several instances; an
                enumeration with methods only where the line ends in 'enum ok'.
                """,
            chinese: Text(
                title: "一个角色是什么的抽象",
                explanation: """
                    'Observer has NBAObserver, StockObserver'：有一个类型在这些名字之上。'State has 4 or more ConcreteState'：有某种东西代表
                    这么多个。抽象可以是下面有具体类型的协议或类、被赋予不同函数的属性、持有函数并有多个实例的类型；枚举只有在句末写
                    'enum ok' 时才算。
                    """
            )),
        SentencePage(
            words: "holds one", title: "a stored property speaks of the role",
            explanation: """
                Through optional, list, map, tuple, generic argument, a box of at most three properties, or a function that calls
                one of them. Inherited, lazy, weak and static properties count.
                """,
            chinese: Text(
                title: "一个存储属性提到这个角色",
                explanation: "可选、列表、字典、元组、泛型参数、最多三个属性的盒子，或调用它的函数，都算。继承的、lazy、weak、静态属性也算。")),
        SentencePage(
            words: "holds many", title: "a list, set, map or chain of the role",
            explanation:
                "As 'holds one', and the property is a list, set or map, or those who are held hold each other.",
            chinese: Text(title: "这个角色的列表、集合、字典或链", explanation: "与 'holds one' 相同，但属性是列表、集合或字典，或被持有的对象互相持有。")
        ),
        SentencePage(
            words: "calls", title: "calls a member of the role",
            explanation: """
                On what is held, a parameter, a local, the element of a loop or closure; through own helpers, 'super' and objects
                that play no role, four deep. 'calls 3 or more Builder' asks for so many different calls, where a constant or a loop may say
                which step is meant; 'with itself' and 'with the news' for what is handed over; 'its member of' for one that is meant for just this caller; ', 3 deep' for
                one member that is active on so many objects at once, which only a run tells.
                """,
            chinese: Text(
                title: "调用这个角色的成员",
                explanation: """
                    可以在持有的对象、参数、局部变量、循环或闭包的元素上调用；经过自己的辅助方法、'super' 和不扮演角色的对象，最多四层。
                    'calls 3 or more Builder' 要求这么多个不同的调用，是哪一步也可以由常量或循环说明；'with itself' 和 'with the news' 说明交出什么；'its member of' 指专为
                    这个调用者准备的成员；', 3 deep' 指一个成员同时在这么多对象上执行，只有运行才能看出来。
                    """
            )),
        SentencePage(
            words: "makes", title: "makes a new one",
            explanation: """
                'T(…)', '.init', a metatype, a static instance, or the initializer of a generic parameter, as each type fixes it.
                'makes its own' asks that no two of them make the same.
                """,
            chinese: Text(
                title: "创建一个新的",
                explanation: "'T(…)'、'.init'、元类型、静态实例，或由每个类型确定的泛型参数的构造。'makes its own' 要求任何两个都不创建同一种。")),
        SentencePage(
            words: "names", title: "names the type, a case or a static instance",
            explanation: "As a value: 'T.self', '.noon', 'Noon.shared'.",
            chinese: Text(title: "指名类型、枚举成员或静态实例", explanation: "作为值使用：'T.self'、'.noon'、'Noon.shared'。")),
        SentencePage(
            words: "returns", title: "a member's result speaks of the role",
            explanation: "As it is written, through optional, list and generic argument.",
            chinese: Text(title: "成员的结果提到这个角色", explanation: "按书写的类型判断，可选、列表和泛型参数也算。")),
        SentencePage(
            words: "chooses", title: "makes, names, returns or sets one",
            explanation: """
                As a state does with its successor, in whatever way it hands that to the context: it may answer with the name, number or
                case under which the context finds it.
                """,
            chinese: Text(
                title: "创建、指名、返回或设置一个", explanation: "就像状态选择它的后继，不论用什么方式交给上下文；也可以只回答名字、数字或枚举成员，由上下文据此找到它。")),
        SentencePage(
            words: "knows", title: "has anything to do with the role",
            explanation: "A property, a parameter, a result, a call: any of them.",
            chinese: Text(title: "与这个角色有任何关系", explanation: "属性、参数、结果、调用，任何一种都算。")),
        SentencePage(
            words: "reads", title: "looks into one",
            explanation: "Reads a property, calls a member, or casts it to what it is.",
            chinese: Text(title: "查看其内容", explanation: "读取属性、调用成员，或转换成它的实际类型。")),
        SentencePage(
            words: "changes", title: "changes what one keeps",
            explanation: "Assigns a property of it or a list in one, or calls a member that does.",
            chinese: Text(title: "改变它保存的东西", explanation: "给它的属性或其中的列表赋值，或调用这样做的成员。")),
        SentencePage(
            words: "has a member for each", title: "one member for each who plays the other role",
            explanation: """
                A member or a function that it holds takes just that type; or each of them calls a member that none of the others
                calls.
                """,
            chinese: Text(
                title: "对扮演另一角色的每个类型都有一个成员", explanation: "有一个成员（或它持有的函数）恰好接受这个类型；或者每个类型各调用一个别人不调用的成员。")),
        SentencePage(
            words: "leaves a step to", title: "calls a member of its own that those below define",
            explanation:
                "The member itself is not redefined below, and two or more of those below define the step.",
            chinese: Text(title: "调用自己的、由下面的类型定义的成员", explanation: "成员本身在下面没有被重写，而下面至少有两个类型定义这个步骤。")),
        SentencePage(
            words: "writes the log", title: "writes to the log itself",
            explanation:
                "'Facade never writes the log': 'print' and its like stand neither in it nor in its own helpers.",
            chinese: Text(
                title: "自己写日志", explanation: "'Facade never writes the log'：它自己和它的辅助方法里都没有 'print' 之类的调用。")),
        SentencePage(
            words: "asks which", title: "asks which one it has before it",
            explanation: """
                'is', 'as?', 'case let x as', 'type(of:)' that is compared or switched, or two or more constants that are compared
                with what tells the kinds apart. '===' is no such question, nor 'if let' on an optional answer, nor '==' of a type.
                'nobody asks which Element' looks everywhere. It refutes: the place is shown. Two flags of which each is up for one kind
                alone are advice, and so is a table in which a kind finds what is then done with it.
                """,
            chinese: Text(
                title: "询问面前的是哪一种",
                explanation: """
                    'is'、'as?'、'case let x as'、被比较或 switch 的 'type(of:)'，或拿区分种类的值与两个以上常量比较。'===' 不算，对可选结果的
                    'if let' 和对类型的 '==' 也不算。'nobody asks which Element' 查看所有代码。这样的句子可以否定一个解答，并指出位置。
                    读取两个各自只对一种为真的标志只是建议，用种类在表中查找要做什么也是。
                    """
            )),
        SentencePage(
            words: "bears the log", title: "without it, some scenario fails",
            explanation: """
                In a copy of the solution the members of the role do nothing: they answer a neutral value, nil, or themselves. If
                every scenario passes all the same, the role bears nothing, and that refutes. Functions and enumerations cannot be
                emptied, nor members whose result has no neutral value: the sentence is not judged then.
                """,
            chinese: Text(
                title: "没有它，就有场景不通过",
                explanation: """
                    在解答的副本里，这个角色的成员什么都不做：返回中性值、nil 或自己。如果所有场景仍然通过，这个角色就没有承担任何事，
                    解答因此被否定。函数和枚举不能清空，结果没有中性值的成员也不能：这时不作判断。
                    """
            )),
        SentencePage(
            words: "open", title: "takes a further type that is not written yet",
            explanation: """
                A copy of the solution has a further type below the role's, written by machine, and hands it over wherever a scenario
                hands over a value of the role's type. Some scenario has to call one of its members; if none does, that is advice.
                Where no further type can be written, as below a final class, an enumeration, or a class whose initializer needs
                functions, the sentence is not judged.
                """,
            chinese: Text(
                title: "接受一个还没有人写过的新类型",
                explanation: """
                    解答的副本里多出一个由机器写出的、位于这个角色之下的新类型，场景传入这个角色的值时都换成它。至少要有一个场景调用它的成员；
                    如果没有，就给出建议。写不出新类型时不作判断：例如 final 类、枚举，或初始化方法需要函数的类。
                    """
            )),
        SentencePage(
            words: "the log proves it", title: "the scenarios prove the pattern",
            explanation:
                "For prototype, flyweight and singleton, whose log cannot be right without the pattern.",
            chinese: Text(title: "场景本身证明了模式", explanation: "用于原型、享元和单例：没有模式，日志就不可能正确。")),
    ]
}
