extension ChineseText {
    /// The script language's grammar, what its names and values mean, and its command queue.
    static let script: [String: ChineseText] = [
        "E0301": ChineseText(
            "缺少什么，或有什么写在不该写的地方",
            """
            脚本读到这里，接着出现了不能跟在后面的内容。语句到行尾或 ';' 为止。只有在 '(' 或 '[' 里面，在运算符、'='、',' 或 '{' 之后，
            或者下一行以 '.name' 开头时，语句才会延续到下一行。

                waiter.addOrder(mutton duck)      # 少了逗号
                waiter.addOrder(mutton, duck)
            """),
        "E0302": ChineseText(
            "括号没有结束",
            """
            每个 '('、'[' 和 '{' 都要有对应的另一半。光标指着最后打开的那一个。

                waiter.addOrder(first.pushOrder("ten skewers", type: .mutton)
                               ^ 没有结束
            """),
        "E0303": ChineseText(
            "字符串没有结束",
            """
            字符串在同一行里以双引号开始和结束。其中的引号写作 \\"，换行写作 \\n。多行的字符串放在两行三个引号之间，每一行都不能比最后的引号更靠左。

            <example>
            """),
        "E0304": ChineseText(
            "字符串没有这种转义",
            """
            字符串认得 \\n \\t \\r \\0 \\" \\\\ \\u{HEX} 和 \\(值)。反斜杠本身要写两个。

            <example>
            """),
        "E0305": ChineseText(
            "不是数字",
            "整数写作十进制、0x…、0o… 或 0b…，数字之间可以用 '_' 分开，并且不超过 64 位。浮点数的小数点两边都有数字：1.0、0.5、2.5e3。"),
        "E0306": ChineseText(
            "字符串之外的全角标点",
            """
            字符串里可以有任何字符。字符串之外只认半角标点；输入法没有切换时，写出来的是 （ ） ， ： ； “ ”。建议的修改会写出应有的样子。

            <example>
            """),
        "E0307": ChineseText(
            "别的语言的写法",
            """
            脚本比 Swift 小：有调用、'let'、'var'、赋值、'for'、'repeat'、'while'、'if'、'guard'、'switch'、'log'、'expect'、
            'undo' 和 'redo'，还有 'func'；不声明类型。'break' 和 'continue' 写在循环里，'return' 后面的值只能写在闭包里。
            需要更多时请写到模块里。错误信息会说明该怎么写。
            """),
        "E0308": ChineseText(
            "语言的词不能做名字",
            """
            关键字（let var while throws for in repeat if else true false nil）和内置函数
            （format size text round abs min max near zip stride type fatalError）不能做对象、'let'、循环变量或参数的名字。在点后面和作参数标签时，什么词都可以：
            editor.undo()、show(for: user)。
            """),
        "E0309": ChineseText(
            "这条语句什么也不做",
            """
            语句是调用、对属性或元素的赋值，或以关键字开头。单独一个值不是语句。

                work.hour             # 读了又忘
                log work.hour         # 写进日志
                expect work.hour == 9 # 检查它
            """),
        "E0310": ChineseText("比较不能连写", "'a < b < c' 会拿一个真值与 c 比较。请写 'a < b && b < c'。"),
        "E0311": ChineseText(
            "没有语句写出的 '>' 行",
            """
            以 '>' 开头的行，是它正上方的语句必须写出的日志；中间不能有空行和注释。'>' 后面是一个空格和这一行的内容，空行则什么都没有。

            <example>
            """),
        "E0312": ChineseText("嵌套太深", "表达式和代码块最多嵌套两百层。请用 'let' 给里面的部分起名字。"),
        "E0313": ChineseText(
            "这个字符在这里没有含义", "名字由任何文字的字母、数字和 '_' 组成（Unicode 标准附件 31），所以“服务员”是名字。其他字符只能出现在字符串和注释里。"),
        "E0314": ChineseText(
            "只能给属性、元素和名字赋值", "'=' 左边是属性、元素或名字：work.hour = 10、board.rows[0] = \"a\"。调用返回的结果没有可以赋值的位置。"),
        "E0315": ChineseText(
            "撤销零个命令", "'undo' 撤销一个命令，'undo 3' 撤销三个，'undo all' 全部撤销；'redo' 也一样。写零多半是笔误。"),
        "E0316": ChineseText(
            "不能写在闭包里",
            """
            模块在执行一个命令的过程中调用闭包，所以那里不能撤销、重做或 drop；闭包写的日志属于那个命令：'>' 行写在那个命令下面。

            <example>
            """),
        "E0317": ChineseText(
            "模块的运算符与语言的运算符混用",
            """
            '**'、'|>'、'•' 之类的运算符由模块定义，结合得多紧也由模块决定。所以与 '+ - * / % ?? ... ..<' 写在一起时要用括号说明。比较、'&&'、'||' 和 '? :' 不需要。

                log (2 ** 3) * 4
                expect 2 ** 3 == 8
            """),
        "E0401": ChineseText(
            "没有声明的名字",
            """
            名字是对象、'let'、循环变量或参数，不然就是模块的类型、函数或全局变量。这个名字都不是：没有地方绑定它，模块的源文件里也没有这个词。
            代码块里的名字到块的末尾为止。

                let duck = first.pushOrder("duck", type: .duck)
                waiter.addOrder(dukc)     # 是不是 'duck'？
            """),
        "E0402": ChineseText(
            "一个名字绑定了两次",
            """
            一个名字在它的块里代表一样东西，不能再次绑定。里面的块可以绑定同一个名字，它会遮住外面的同名者；循环的名字和闭包的参数也是这样。

                let order = first.pushOrder("mutton")
                let order = first.pushOrder("duck")   # 换一个名字
            """),
        "E0403": ChineseText(
            "用了已经 drop 的名字", "'drop NAME' 放开一个对象，让模块可以展示它消失时发生什么。从此这个名字不代表任何东西，对它执行过的命令也不能再撤销。"),
        "W0404": ChineseText(
            "名字遮住了模块的类型", "与类型同名的名字，在它的范围里一律当作那个值，类型就用不到了。值的名字以小写字母开头。"),
        "E0405": ChineseText(
            "内置函数的参数不对",
            "format(FORMAT, value…)、size(x)、text(x)、round(x)、abs(x)、min(a, b…)、max(a, b…)、near(a, b, tolerance)。它们都不带参数标签。String(x)、Int(x)、Double(x)、Bool(x)、Array(x) 用来转换：Int 和 Double 接受数字或字符串，Bool 接受字符串，Array 接受有元素的值。"
        ),
        "E0406": ChineseText(
            "不知道属于哪个类型的枚举成员",
            """
            '.name' 属于参数、属性或另一个操作数所要的枚举。需要文字的地方看不出是哪个枚举，所以点前面要写上它的名字。

                log .mutton               # 哪个类型的？
                log OrderType.mutton
            """),
        "E0407": ChineseText(
            "给只绑定一次的名字赋值",
            """
            对象、参数、循环变量和 'let' 的名字只代表一个值。可以赋值的是 'var' 的名字、属性、元素和模块的全局变量。

                let order = waiter.take("mutton")
                order = waiter.take("duck")       # 换一个名字，或在上面写 'var order'
            """),
        "E0408": ChineseText(
            "值的份数与名字的个数不符",
            """
            'for (a, b) in list' 和 'let (a, b) = value' 把有同样多个值的元组拆开。映射给出键和值，'list.enumerated()' 给出位置和元素。

                for (name, price) in [("duck", 3), ("mutton", 5)] { log name }
                for (place, name) in ["duck", "mutton"] { log name }   # 在列表后面写 '.enumerated()'
            """),
        "E0601": ChineseText(
            "命令没有逆操作",
            """
            撤销一个方法调用靠它的逆操作规则：对同一个接收者的另一个调用或赋值。

            <example>

            右边可以用参数、'result'（调用返回的值）、'old.PROPERTY'（调用之前读取的值）和常量。'undo: replay' 不需要规则：
            除了被撤销的命令，其余的在新的进程里重做一遍。
            """),
        "E0602": ChineseText(
            "撤销或重做的比有的还多",
            """
            'undo 3' 撤销三个命令；队列里不够三个就是错误，一个也不撤销。新的命令会清除可以重做的。'undo all' 和 'redo all' 有多少做多少，
            一个没有也可以。只有作为语句的方法调用和赋值才进队列。
            """),
        "E0603": ChineseText("一个方法有两条逆操作规则", "同一类型的同一方法，参数标签和参数个数都相同时，只有一个逆操作。"),
        "E0604": ChineseText(
            "规则用了它没有的名字",
            """
            规则右边认得左边的参数、'result'、'old.PROPERTY'、类型和常量，不认得题目的对象：规则适用于每个接收者。

                Waiter.addOrder(order): deleteOrder(oder)   # 是不是 'order'？
            """),
        "W0605": ChineseText(
            "有撤销的场景里，这个调用没有规则", "如果 'undo' 轮到这个调用，场景就会出错而结束。请给它的方法写一条规则，或说明无需撤销：'Type.method(): nothing'。"),
        "W0606": ChineseText(
            "'let' 里的调用不进队列",
            "只有作为语句的调用和赋值可以撤销。'let order = waiter.addOrder(…)' 不是命令，即使这个方法有逆操作规则：'undo' 会跳过它。"),
    ]
}
