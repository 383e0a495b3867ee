extension ChineseText {
    /// What a kata file's keys and values may be.
    static let file: [String: ChineseText] = [
        "E0201": ChineseText(
            "文件是空的",
            """
            文件里只有空白和注释。最小的题目是：

            <example>
            """),
        "E0202": ChineseText(
            "题目没有以格式号开头", "题目文件的第一个键是 'kata: 1'，即这一版格式的号码。它告诉人和程序这是什么文件，也让格式能够发展而不改变旧文件的含义。"),
        "E0203": ChineseText(
            "不认识的格式", "'kata:' 后面的数字是文件格式的版本。本程序读取格式 1。数字更大的文件是为更新的 kata 写的：请更新 kata，或按格式 1 重写。"),
        "E0204": ChineseText(
            "kata 不读的键", "拼错的键如果被悄悄忽略，会浪费一个下午，所以每个键都必须是该处认得的。错误信息会给出最接近的名字。只给人看的内容请写成注释（#）。"),
        "E0205": ChineseText(
            "缺少键", "有些键没有默认值：题目要有 'kata'、'title'，以及 'commands' 或 'scenarios'；场景要有 'name' 和 'commands'。"),
        "E0206": ChineseText(
            "值的种类不对", "每个键的值是文字、列表、映射或数字，而这里是别的。常见的原因是文字没有加引号，变成了列表（[a, b]）或映射（a: b）。"),
        "E0207": ChineseText(
            "不是范围内的整数", "这个值是整数，用半角数字书写，不加引号、单位或分隔符，并且在错误信息所说的范围之内：'difficulty: 3'。"),
        "E0208": ChineseText(
            "不在可选的词之中",
            """
            这里只能用几个特定的词。'pattern' 是 Gamma、Helm、Johnson 和 Vlissides 一书中 23 个名称之一，小写并用连字符连接，
            或 'simple-factory'、'responder-chain'，或 'open-closed' 等六个原则之一。
            """),
        "E0209": ChineseText(
            "不是 true 也不是 false",
            "真值写作 'true' 或 'false'。'yes'、'no'、'on'、'off' 是文字：它们是否表示真值取决于 YAML 的版本，所以 kata 不去猜。"),
        "E0210": ChineseText(
            "文字变成了映射",
            """
            文字可以用几种语言给出：'title: {en: State, zh: 状态}'。因此只有键是语言代码（en、zh、zh-Hans、zh_CN）时，映射才代表文字。
            出现别的键，说明没有引号的文字被其中的逗号或冒号截断了：

                title: {en: Hello, world}      # 'world' 成了一个键
                title: {en: 'Hello, world'}    # 一段文字
            """),
        "E0211": ChineseText("键后面没有内容", "这个键没有值。请写一个，或去掉这个键；可省略的键都有默认值。空文字写作 ''。"),
        "E0212": ChineseText(
            "不是时长或大小", "时长是整数加 ms、s 或 min：500ms、5s、2min。大小是整数加 KiB、MiB 或 GiB。中间没有空格，也不能省去单位。"),
        "E0213": ChineseText(
            "不合规则的名字",
            "题目和模块的名字会用作文件名和命令的参数，所以只能有小写字母 a–z、数字和连字符：'chain-of-responsibility'。标题则可以随意。"),
        "E0214": ChineseText(
            "commands 与 scenarios 同时出现",
            """
            题目要么只运行一次，'commands'、'expect' 和 'params' 写在最上层；要么运行多次，它们各自写在 'scenarios' 里。
            请把这个键移到场景中。各场景共用的留在最上层：objects、undo、limits、settle、setup。
            """),
        "E0215": ChineseText("两个场景同名", "报告和 'kata run --filter' 都用名字称呼场景，所以一道题里不能有两个同名的场景。"),
        "E0216": ChineseText(
            "分数加起来不对", "一道题值 'points' 分（没有写就是 10 分）。写了分数的场景得到所写的，其余的平分剩下的。所以写出的总和不能超过题目的分数；如果每个场景都写了，总和要等于它。"),
        "E0217": ChineseText(
            "params 各行的名字不同",
            """
            场景对每一行运行一次，命令使用这一行的名字。所以每一行都要给同样的名字赋值：

            <example>
            """),
        "E0218": ChineseText("一个名字给了两样东西", "题目的对象、场景的对象和参数共用一组名字，谁也不会遮住谁。请给其中一个改名。"),
        "E0219": ChineseText(
            "没有命令",
            """
            没有命令的题目什么也不做，总是通过。命令缩进写在键的下面：

            <example>
            """),
        "E0220": ChineseText(
            "YAML 把几行连成了一行",
            """
            只有以 '|' 开头的块保留各行。普通文字和以 '>' 开头的块会连成一长行；普通文字里的 '#' 和 ': ' 对 YAML 还有含义：

            <example>
            """),
        "E0221": ChineseText(
            "YAML 把表达式当成了别的",
            """
            对 YAML 来说 [A(), B()] 是列表，{…} 是映射，里面的冒号或逗号会截断文字。含有这些字符的表达式请加引号，或写成块：

            <example>
            """),
        "E0222": ChineseText(
            "注释截断了表达式",
            """
            在普通文字里，空格加 '#' 开始注释，即使在表达式的引号里也一样。请给整个值加引号，或写成块：

            <example>
            """),
        "E0223": ChineseText(
            "题目没有这个场景",
            """
            带 'for' 的提示给没有通过该场景的学习者，所以 'for' 必须一字不差地写题目里某个场景的名字。没有 'scenarios' 的题目只有一个场景，与文件同名。

            <example>
            """),
        "E0224": ChineseText(
            "题目没有这个 setup 或表",
            """
            'use' 写 'setups' 里条目的名字，'params' 可以写 'tables' 里的名字，都要一字不差；两者都在文件最上层。
            只有这个场景用的行写成列表，或单独一个表：

            <example>
            """),
        "W0201": ChineseText(
            "文字在 '#' 之前结束", "在普通文字里，空格加 '#' 开始注释。这里看起来像是文字的一部分：请加引号（'Issue #12'）；如果是注释，就在 '#' 后面加空格。"),
        "W0202": ChineseText(
            "没有用到的参数", "如果没有地方用到这个值，各行的运行就没有区别。请在命令或对象里使用这个名字，或在期望的行里写 ${name}；否则把它从各行去掉。"),
        "W0203": ChineseText(
            "没有用到的对象", "这个对象在命令之前创建，之后再没有提到。也许命令想用它，却写了别的名字。如果只是为了它创建时写的日志，请在命令里用 'let' 绑定。"),
        "W0204": ChineseText(
            "别的 YAML 程序会读成另一个值",
            """
            在这里 'no'、'yes'、'on'、'off' 和 1_000 是文字，012 是十二，这是 YAML 1.2 的规则；旧的程序会读成真值、一千和十。
            是文字就加引号，否则写 true、false、1000 或 12。
            """),
        "W0205": ChineseText(
            "没有用到的 setup 或表",
            "没有场景用 'use' 提到这个 setup，或用 'params' 提到这个表，所以它不起作用。也许某个场景想用它，却写了别的名字。没有 s 的 'setup' 在每个场景之前运行。"),
    ]
}
