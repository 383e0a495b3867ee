extension SentencePage {
    /// The pages about the sentences of principles.
    static let principles: [SentencePage] = [
        SentencePage(
            words: "depends only on the abstraction of",
            title: "names an abstraction, and none of those below it",
            explanation: """
                'Button depends only on the abstraction of Device': no property, parameter, result or line of Button's code names a type
                below Device. Protocols, base classes, generic parameters and functions do. What other types do is theirs. The
                place that names one refutes.
                """,
            chinese: Text(
                title: "只提到抽象，不提到它下面的任何类型",
                explanation: """
                    'Button depends only on the abstraction of Device'：Button 的属性、参数、返回值和代码都不提到 Device 下面的类型。
                    协议、基类、泛型参数和函数都可以。别的类型怎么做与它无关。提到的那一处就是反证。
                    """)),
        SentencePage(
            words: "only makes", title: "objects are made in one named place",
            explanation: """
                'only House makes Device': 'T(…)' of a type below Device stands in House, in a type inside of it, in a helper that no
                other role uses, or in the type itself. A false one is advice. 'only Settings makes Settings': nobody else makes
                one, or can, since its initializers are out of reach.
                """,
            chinese: Text(
                title: "对象只在一个指定的地方创建",
                explanation: """
                    'only House makes Device'：创建 Device 下面类型的 'T(…)' 只出现在 House、它内部的类型、别的角色都不用的辅助类型，
                    或该类型自己之中。不成立时只是建议。'only Settings makes Settings'：别处没有创建它，也无法创建，因为它的构造器
                    不对外公开。
                    """)),
        SentencePage(
            words: "leaves a member empty",
            title: "no conformer has a member that is empty or only ends the program",
            explanation: """
                'nobody leaves a member empty' looks at what protocols and base classes of the solution ask for. A member without a statement,
                or one that only calls 'fatalError' or its like, is there because it was asked for, and not because it is meant.
                A type of which all such members are empty is silent on purpose, and let be; so are empty members of a base.
                """,
            chinese: Text(
                title: "没有类型留下空的成员，或一调用就终止程序的成员",
                explanation: """
                    'nobody leaves a member empty' 查看解答中的协议和基类要求的成员。没有语句的成员，或只调用 'fatalError' 之类的成员，
                    只是因为被要求才存在。所有这类成员都为空的类型是有意沉默，不追究；基类里的空成员也不追究。
                    """)),
        SentencePage(
            words: "uses most of what it holds", title: "calls more than half of what its parts offer",
            explanation: """
                'Desk uses most of what it holds': of each type of the solution that a stored property of Desk speaks of, Desk uses more than
                half of the members that others may use; a stored property that no other type asks for is there for the class itself. What is
                handed on to others is not judged. A false one is advice.
                """,
            chinese: Text(
                title: "它持有的东西所提供的成员，一半以上都用到",
                explanation: """
                    'Desk uses most of what it holds'：Desk 的存储属性所涉及的每个类型，可用的成员有一半以上被 Desk 用到；没有别的类型来问的存储属性只供类自己用，不算。转交给别人的不评判。
                    不成立时只是建议。
                    """)),
        SentencePage(
            words: "throws or traps more", title: "what those below do keeps what those above promise",
            explanation: """
                'nobody below Vehicle throws or traps more': no member that fills a requirement or replaces a base's member ends the program
                on every way, unless the replaced one does. 'fatalError', 'preconditionFailure', 'abort', 'exit'. That refutes; a trap
                under a condition, or an error where the base's code throws none, is advice. Errors of a requirement are promised.
                """,
            chinese: Text(
                title: "下面的类型做到上面的类型所承诺的",
                explanation: """
                    'nobody below Vehicle throws or traps more'：实现要求或替换基类成员的成员，不会无论如何都终止程序，除非被替换的也这样：
                    'fatalError'、'preconditionFailure'、'abort'、'exit'。这是反证；有条件的终止，或基类代码不抛出而它抛出，只是建议。
                    要求里声明的错误属于承诺。
                    """)),
        SentencePage(
            words: "talks to strangers", title: "uses what somebody else keeps or gives",
            explanation: """
                'nobody talks to strangers': code calls, reads and changes itself, its own properties, its parameters, what it makes, elements of
                lists, and what is shared by all. What it got out of another object by a property or call is a stranger. Not: what
                a maker has just made, a member that gives its own type, enumerations, another object of the same type,
                reading from a type that has no methods. The place refutes.
                """,
            chinese: Text(
                title: "使用别人持有或给出的东西",
                explanation: """
                    'nobody talks to strangers'：代码只调用、读取和改变自己、自己的属性、参数、自己创建的东西、列表的元素和大家共享的东西。
                    经由另一个对象的属性或调用得到的，就是陌生人。不算的有：刚由工厂创建的、给出自身类型的成员、枚举、同一类型的另一个对象、
                    读取没有方法的类型。那一处就是反证。
                    """)),
        SentencePage(
            words: "does two jobs", title: "members fall into groups that share nothing",
            explanation: """
                'nobody does two jobs': members that use a stored property together, or call each other, belong together. A group of two or
                more members, one of which changes a property, is a job; that others assign its property counts as a member. Members that only hand on to a part are none. It is advice.
                """,
            chinese: Text(
                title: "成员分成互不相干的几组",
                explanation: """
                    'nobody does two jobs'：共用存储属性或互相调用的成员属于一组。有两个以上成员、其中至少一个改变属性的组，就是一项职责；别人给它的属性赋值，也算一个成员。
                    只是转交给某个部分的成员不算。不成立时只是建议。
                    """)),
    ]
}
