extension ChineseText {
    /// Plugins' manifests, mutants, and the sentences about a solution's structure.
    static let plugin: [String: ChineseText] = [
        "E0701": ChineseText(
            "清单没有内容",
            """
            插件是含有 'plugin.yaml' 的文件夹。模式模块的清单至少是：

            <example>
            """),
        "E0702": ChineseText(
            "插件的种类不对", "模块在 'patterns/ID' 里，写 'kind: pattern'；语言在 'languages/ID' 里，写 'kind: language'。"),
        "E0703": ChineseText("插件的 id 与文件夹的名字不同", "kata 按文件夹的名字找到插件，不必读取其他的。所以清单里的 id 就是这个名字。"),
        "E0704": ChineseText(
            "不是构建步骤",
            """
            一个步骤是词的列表：程序和它的参数，不经过 shell。"{jobs}" 代表前一个步骤打印的各个步骤，每行一个 JSON 数组。

            <example>
            """),
        "E0706": ChineseText(
            "清单是为更新的 kata 写的", "本程序读取的格式是 'plugin: 1'。以后的格式可能有它不知道的含义，它不去猜：请更新 kata，或请作者提供格式 1 的清单。"),
        "E0707": ChineseText(
            "改动的文字不是恰好出现一次",
            """
            变异体是改动过的参考解答：'from' 的文字换成 'to' 的文字。所以 'from' 在文件里必须恰好出现一次。单行的文字可以是一行里的任何一段；
            块代表完整的几行，缩进与文件里相同，与 'mutants.yaml' 里的缩进无关：

            <example>

            所有文字都在没有改动的参考解答里查找。参考解答修改之后，请把新的文字抄过来。
            """),
        "E0708": ChineseText(
            "参考解答没有要改动的文件",
            "'in' 写源文件在模块的 'Solution' 里的路径。如果变异体需要别的文件，请写成文件夹 'Mutants/NAME'，其中的文件会盖在参考解答上面。"),
        "E0709": ChineseText("什么也没有改变的改动", "与参考解答完全相同的变异体会通过，什么也证明不了。没有 'to' 时，'from' 的文字会被删去。"),
        "E0710": ChineseText(
            "两处改动重叠", "一个变异体的各处改动都针对原来的参考解答，同时进行，所以不能碰到同一段文字。如果重叠，请写成一处改动，让 'from' 包含两者。"),
        "E0711": ChineseText(
            "两个变异体同名",
            "变异体是 'mutants.yaml' 里的一个条目；如果是另一种设计，则是 'Mutants' 里的一个文件夹。'kata run ID --mutant NAME' 必须知道指的是哪一个。"
        ),
        "E0712": ChineseText(
            "并不等价的“等价变异体”",
            """
            'equivalents.yaml' 列出任何场景都看不出来的改动，并说明原因。'line' 是参考解答的那一行，'becomes' 是 'kata mutate' 显示的变异后的
            那一行。有场景看得出来的改动不是等价的；不再产生的变异体则毫无意义：请去掉这个条目，或重新抄写这两行。

            <example>

            如果这一行出现多次，两段文字都从它上面的几行写起。'kata check' 把文件和参考解答对照，'kata verify' 检查每个变异体是否仍然活着。
            """),
        "E1001": ChineseText(
            "结构语句里没有这个词",
            """
            'structure' 的语句用固定的词汇，每一句只有一个含义。动词有：

            <example>

            'kata explain 动词' 说明每个动词接受什么。'with' 后面是 'itself'、'the news' 或 'the news or itself'。
            """),
        "E1002": ChineseText(
            "结构语句没有写完",
            """
            一句一行：

                Context is Work                      角色，以及契约里的名字
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
            """),
        "E1003": ChineseText("完整的结构语句后面还有词", "一行是一个事实，两个事实写两行；句子后面只能有 'enum ok' 和深度（', 3 deep'）。"),
        "E1004": ChineseText(
            "没有语句介绍的角色",
            """
            如果没有一句说明 Elment 是谁，'nobody asks which Elment' 对任何解答都成立。只被禁止做什么的角色必须先介绍：用 'is'、'has'，
            或作为动词的主语或宾语。只在一句里出现、又和另一个角色的名字相近的，就是把那个名字写错了。
            """),
        "E1005": ChineseText(
            "契约没有这个类型",
            """
            学习者可以随意给类型起名，只有 'contract' 里的名字在每个解答中都一样。所以 'is' 和 'has' 后面只能用这些名字。
            其他的请写角色：'State has 4 or more ConcreteState'。
            """),
        "E1006": ChineseText("不是数量", "数量是 1 到 99 的数字：'2 or more ConcreteState choose a State'、'3 deep'。"),
        "E1007": ChineseText(
            "不能做角色的名字", "角色可以随意起名，但要以大写字母开头，或以不分大小写的文字开头，这样才能与动词分开：'Context'、'ConcreteState'、'状态'。"),
        "E1008": ChineseText(
            "插件文件夹里没有这个结构",
            """
            'structure: state' 使用插件文件夹里 'structures/state.yaml' 的语句。kata 自带 23 个，每个“四人帮”的模式一个；作者可以在旁边添加。
            """),
        "E1009": ChineseText(
            "契约的类型都没有这个成员",
            """
            'Context.writeProgram calls State' 只问一个成员。学习者自己的成员可以随意起名，所以点号后面只能写 'contract' 里的属性和方法，不带参数标签。
            """),
    ]
}
