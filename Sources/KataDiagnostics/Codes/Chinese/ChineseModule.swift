extension ChineseText {
    /// A kata that does not fit its module, and what shows only when it is run.
    static let module: [String: ChineseText] = [
        "E0801": ChineseText(
            "模块没有这个类型",
            """
            一个名字如果不是对象、'let'、循环变量或参数，就是模块的类型。'kata show MODULE' 会列出契约里的类型。

                waiter: Waitor()          # 是不是 'Waiter'？
            """),
        "E0802": ChineseText(
            "类型没有这个成员",
            """
            类型是有的，但它和它继承的类型都没有这个名字的方法或属性。类型自己的成员通过它的名字使用：Session.shared。

                waiter.addOdrer(mutton)   # 是不是 'addOrder'？
            """),
        "E0803": ChineseText(
            "枚举没有这个成员",
            """
            '.name' 属于参数、属性或另一个操作数所要的枚举。

                first.pushOrder("ten skewers", type: .muton)   # 是不是 '.mutton'？
            """),
        "E0804": ChineseText(
            "参数不合适",
            """
            参数按顺序给出，有默认值的可以省略。标签也可以省略，但写出来的必须是那个参数的标签。后面的说明列出有哪些。

            <example>

            在 'expect throws' 里，错误类型写上属性的名字，枚举成员写上它所带的值的标签：

            <example>
            """),
        "E0805": ChineseText("方法没有调用", "调用方法要写括号，没有参数也一样：stack.pop()。"),
        "E0806": ChineseText("把属性当作方法调用", "读取属性不写括号：light.isOn。"),
        "E0807": ChineseText("属性不能赋值", "常量、没有 setter 的计算属性，以及 setter 是 private 的属性，只能读取。"),
        "E0808": ChineseText(
            "脚本用不到的成员",
            """
            模块的源文件里有它，但脚本用不到：它是 private 的，写在不参与的文件里，或者需要脚本的值变不成的类型。
            错误信息会说明原因；'kata plugin show ID' 列出模块的全部内容，以及哪些脚本用不到、为什么。
            """),
        "E0901": ChineseText(
            "没有模块提供题目的类型",
            """
            题目的类型来自模式模块：文件夹 'patterns/ID'，里面有 'plugin.yaml'。ID 是题目自己的名字，或 'module:' 所写的。
            kata 依次查找 --plugins、$KATA_PLUGINS、题目文件旁边或上层的 'Plugins/'、用户的数据文件夹和安装位置。
            'kata plugin list' 列出有什么，'kata plugin path' 说明在哪里找。
            """),
        "E0902": ChineseText("插件的清单无效", "模块或者源文件的语言找到了，但它的 'plugin.yaml' 不能用。对这个文件运行 'kata check' 会指出每一处。"),
        "E0903": ChineseText(
            "判断这个期望太费时间",
            """
            一个正则表达式在一行上最多用 100 毫秒，捕获的组合方式也有限。这本来绰绰有余，除非重复里面又有重复，例如 (a+)+。
            多数时候 glob 就够了。这是题目的错误，不是解答的。
            """),
        "E0904": ChineseText("无法读取文件", "文件不存在，不是普通文件，或没有读取的权限。"),
    ]
}
