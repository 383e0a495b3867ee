/// The sentences that learners and authors read, in English and Chinese; other targets add theirs.
public struct Phrases: Sendable {
    /// Chooses between the English and the Chinese text.
    public let say: ReaderLanguage

    /// Chooses the language of a locale: Chinese for `zh`, `zh_CN.UTF-8` and the like.
    public init(locale: String) { say = ReaderLanguage(locale: locale) }

    // MARK: A workspace

    public func isReady(_ folder: String) -> String { say("\(folder) is ready", "\(folder) 已就绪") }
    public var yours: String { say("yours to change", "由你来写") }
    public var given: String { say("given; read only", "已给出，只读") }
    public var story: String { say("the story, the types, how to run", "故事、类型与用法") }
    public func thenType(_ commands: String) -> String { say("now: \(commands)", "接下来：\(commands)") }

    /// Says why no workspace was made where something is there already.
    public func occupied(_ folder: String) -> String {
        say(
            "'\(folder.visible)' is there already and is never overwritten; name another folder as second argument",
            "“\(folder.visible)”已经存在，不会被覆盖；请用第二个参数指定另一个文件夹")
    }
    /// Says why no workspace was made inside another one.
    public func insideWorkspace(_ folder: String) -> String {
        say(
            "'\(folder.visible)' would lie in a workspace and become part of its solution; name a folder outside of it",
            "“\(folder.visible)”在另一个练习里面，会成为它的一部分；请指定它之外的文件夹")
    }
    /// Says how many katas have no reference solution in a language.
    public func noSolutions(_ count: Int, in language: String) -> String {
        say(
            "\(count) of these katas \(count == 1 ? "has" : "have") no reference solution in '\(language.visible)'",
            "其中 \(count) 题没有 \(language.visible) 的参考答案")
    }
    /// Says that a kata has no starter in a language, and that none can be made.
    public func noStarter(_ kata: String, in language: String) -> String {
        say(
            "'\(kata)' has no starter in '\(language.visible)', and none can be made: that takes a contract of its module, and 'starters/\(language.visible).yaml' of the language's plugin",
            "“\(kata)”没有 \(language.visible) 的起始代码，也无法生成：这需要模块的 contract 和语言插件的 starters/\(language.visible).yaml"
        )
    }
    /// Says that a kata's module cannot be used, with the reason.
    public func unusableModule(_ reason: String) -> String {
        say("the kata's module cannot be used: \(reason)", "无法使用本题的模块：\(reason)")
    }
    /// Says that a folder cannot be written, with the reason.
    public func unwritableFolder(_ reason: String) -> String {
        say("the folder cannot be written: \(reason.visible)", "无法写入文件夹：\(reason.visible)")
    }

    // MARK: Its README

    public var types: String { say("Types", "类型") }
    /// The heading above the roles of a pattern.
    public var roles: String { say("Roles", "角色") }
    /// So many parts of a role, or more.
    public func parts(_ least: Int, _ role: String) -> String {
        say("\(least) or more \(role)", "\(least) 个或更多 \(role)")
    }
    public var contract: String {
        say(
            "The kata uses these types and members; behind them the code is yours.",
            "本题会用到下列类型与成员；其余的代码由你决定。")
    }
    public var howToRun: String { say("How to run", "如何运行") }
    public var commandsAndLog: String {
        say("the commands, and the log that they should leave", "命令，以及它们应留下的日志")
    }
    public var everySave: String { say("judge again on each save", "每次保存后重新评判") }
    public var once: String { say("judge once", "评判一次") }
    public var hint: String { say("the next hint", "下一条提示") }
    public var whatNext: String { say("what to try next", "接下来试什么") }
    public var givenSources: String { say("Given sources", "已给出的源文件") }
    public var readOnly: String {
        say(
            "Read only: they are here to be read. kata takes them from its plugin, whatever this folder holds.",
            "只读：仅供阅读。无论此文件夹中的内容如何，kata 都使用插件中的版本。")
    }

    /// Says that there is nothing to try, and how to begin.
    public func noTrial(_ folder: String) -> String {
        say(
            "there is no 'Try.swift' in '\(folder.visible)'; write one with commands for your types, such as print(Work())",
            "“\(folder.visible)”里没有 Try.swift；请写一个，放入使用你的类型的命令，例如 print(Work())")
    }

    /// Says that a language has no way to try out a solution, and what does instead.
    public func noTrial(in language: String) -> String {
        say(
            "'kata try' is for Swift; in \(language.visible) run your own files with the language's own program",
            "kata try 只用于 Swift；用 \(language.visible) 时，请用该语言自己的程序运行你的文件")
    }

    /// Says that the reference is shown in another language than the reader's.
    public func otherReference(_ language: String, shown: String) -> String {
        say(
            "there is no reference in '\(language.visible)'; this is the one in '\(shown.visible)'",
            "没有 \(language.visible) 的参考解答，下面是 \(shown.visible) 的")
    }

    // MARK: Hints

    public func hint(_ number: Int, of total: Int) -> String {
        say("hint \(number) of \(total)", "提示 \(number)/\(total)")
    }
    public func hintsLeft(_ count: Int) -> String {
        switch count {
        case 0: say("no other one fits now", "现在没有别的提示了")
        case 1: say("1 more fits now", "现在还有 1 条")
        default: say("\(count) more fit now", "现在还有 \(count) 条")
        }
    }
    public var noHints: String { say("this kata has no hints", "本题没有提示") }
    public var noHintsYet: String {
        say(
            "no hint fits yet; 'kata run' finds out which scenario needs one",
            "现在还没有合适的提示；先用 kata run 看看哪个场景没有通过")
    }
    public var allHintsGiven: String { say("no more hints; these are all:", "没有更多提示了，全部如下：") }

    // MARK: Progress

    public func solved(_ count: Int, of total: Int) -> String {
        say("\(count) of \(total) solved", "已完成 \(count)/\(total)")
    }
    public func begun(_ count: Int) -> String { say("\(count) begun", "进行中 \(count)") }
    public var total: String { say("All", "合计") }

    // MARK: What to try next

    public var allSolved: String { say("every kata here is solved", "这里的题目都已完成") }
    public var noOther: String { say("no other kata is left to do here", "这里没有别的题目要做了") }
    public var alreadyBegun: String { say("you began it", "已经开始") }
    public var sameGroup: String { say("the next of its group", "同组的下一题") }
    public var related: String { say("related", "相关") }
    public var otherGroup: String { say("another group", "另一组") }

    // MARK: After success

    public var solved: String { say("solved; now", "完成；接下来") }
    /// Refuses the reference solution to a learner who has not solved a kata yet.
    public func notSolved(_ id: String) -> String {
        say(
            "'\(id)' is not solved yet, and its solution tells everything; try 'kata hint \(id)', or add --anyway",
            "“\(id)”还没有完成，看了解答就没有悬念了；可以先试试 kata hint \(id)，或加上 --anyway")
    }
    /// Says that there is no reference solution.
    public func noSolution(_ id: String) -> String {
        say("'\(id)' has no reference solution here", "这里没有“\(id)”的参考解答")
    }

    /// Says that a module promises no types.
    public func noContract(_ module: String) -> String {
        say("the manifest of '\(module.visible)' has no 'contract'", "“\(module.visible)”的清单里没有 contract")
    }
    /// Says that there is nothing to draw a class diagram from.
    public func noTypes(_ id: String) -> String {
        say(
            "the language of the reference of '\(id)' does not tell of its types", "“\(id)”的参考解答所用的语言不提供类型信息")
    }

    // MARK: A kata's page

    public var objects: String { say("Objects", "对象") }
    public var beforeEachScenario: String { say("Before each scenario", "每个场景之前") }
    public func difficulty(_ level: Int) -> String { say("difficulty \(level) of 5", "难度 \(level)/5") }
    public func points(_ count: Int) -> String {
        say(count.counted("point"), "\(count) 分")
    }
    public func hints(_ count: Int) -> String {
        say(count.counted("hint"), "提示 \(count) 条")
    }
    public func see(_ links: String) -> String { say("see \(links)", "另见 \(links)") }
    public func hidden(_ count: Int) -> String {
        say("and \(count) hidden scenario\(count == 1 ? "" : "s")", "另有 \(count) 个隐藏场景")
    }

    /// Says that a kata does not tell what the words of its log mean.
    public func noGloss(_ id: String) -> String {
        say("'\(id)' has no gloss of its log", "“\(id)”没有日志的释义")
    }

    // MARK: Not found

    /// Says that a word means no kata, with the nearest id.
    public func unknownKata(_ word: String, nearest: String?) -> String {
        let word = word.visible
        return say(
            "'\(word)' is neither a file, a folder nor a kata's id"
                + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            "“\(word)”既不是文件或文件夹，也不是题目的名字" + (nearest.map { "；是不是“\($0)”？" } ?? ""))
    }
    /// Says that no scenario has a name, with the nearest.
    public func noScenario(_ name: String, nearest: String?) -> String {
        let name = name.visible
        return say(
            "no scenario is called '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            "没有场景叫「\(name)」" + (nearest.map { "；是不是「\($0)」？" } ?? ""))
    }
    /// Says that a folder holds no kata.
    public func emptyFolder(_ folder: String) -> String {
        say("'\(folder.visible)' holds no kata file", "“\(folder.visible)”里没有题目文件")
    }
    /// Says that a file is no kata.
    public func invalidKata(_ file: String) -> String {
        say(
            "'\(file.visible)' is no valid kata; 'kata check' says why",
            "“\(file.visible)”不是有效的题目；kata check 会说明原因")
    }
    /// Says that there is no workspace, with a command line that names a kata instead.
    public func noWorkspace(_ example: String) -> String {
        say(
            "this folder belongs to no workspace; name a kata (\(example)), or begin one with 'kata start ID'",
            "这个文件夹不属于任何练习；请指明题目（\(example)），或用 kata start ID 开始一个")
    }

    // MARK: Watching

    public var judging: String { say("judging …", "评判中……") }
    public func building(_ what: String) -> String { say("building \(what) …", "正在构建 \(what)……") }
    public func scenarios(_ passed: Int, of total: Int) -> String {
        say("\(passed) of \(total) scenarios", "场景 \(passed)/\(total)")
    }
    /// Says where the page of the run is served.
    public func pageIsAt(_ address: String) -> String { say("page: \(address)", "网页：\(address)") }
    /// Says that no page can be served, and why.
    public func noPage(_ reason: String) -> String {
        say("no page can be served on 127.0.0.1: \(reason)", "不能在 127.0.0.1 上提供网页：\(reason)")
    }
    public var noStory: String { say("this kata tells no story", "本题没有故事") }
    public var patternStory: String { say("the story", "故事") }
    public var reference: String { say("the reference solution", "参考解答") }
    public func moreErrors(_ count: Int) -> String {
        say(count == 1 ? "+1 more error" : "+\(count) more errors", "另有 \(count) 个错误")
    }
    public func moreLines(_ count: Int) -> String {
        say(count == 1 ? "… 1 more line" : "… \(count) more lines", "……另有 \(count) 行")
    }
    public func keys(withSolution: Bool, withScenarios: Bool) -> [(key: String, does: String)] {
        let source = withSolution ? say("solution", "解答") : say("story", "故事")
        let scenarios = withScenarios ? [("tab", say("other scenario", "下一场景"))] : []
        return [("h", say("hint", "提示")), ("s", source)] + scenarios + [
            ("n", say("next", "下一题")), ("l", say("list", "列表")), ("r", say("run", "运行")),
            ("↑↓", say("scroll", "滚动")), ("q", say("quit", "退出")),
        ]
    }
    public func goTo(_ kata: String) -> String { say("go to \(kata)", "去做 \(kata)") }
    public var start: String { say("start it with", "开始：") }

    // MARK: A new kata

    public func isReadyToChange(_ id: String) -> String {
        say("\(id) is ready to be changed", "\(id) 已就绪，可以修改")
    }
    public var then: String { say("then", "然后") }
    public var runsReference: String { say("runs the reference", "运行参考解答") }
    public var acceptsLog: String {
        say("writes what the reference logs into the kata", "把参考解答的日志写进题目")
    }
    public var verifies: String {
        say("proves that the kata can be passed, and failed", "证明题目能通过，也能判错")
    }
    // MARK: Accepting a log

    public func isAsItShouldBe(uncompared: Int) -> String {
        guard uncompared > 0 else { return say("is as it should be", "无需改动") }
        let scenarios = uncompared == 1 ? "1 scenario compares" : "\(uncompared) scenarios compare"
        return say("is as it should be; \(scenarios) no log", "无需改动；有 \(uncompared) 个场景不比较日志")
    }
    public var comparesNoLog: String {
        say(
            "compares no log, so there is nothing to write; give a scenario 'expect: []' to have its log written",
            "不比较日志，没有可写的内容；给场景加上 expect: []，日志就会写进去")
    }
    public func changed(isCheck: Bool) -> String {
        isCheck ? say("would change", "将会改动") : say("changed", "已改动")
    }
    public var nothingWritten: String { say("nothing is written", "没有写入") }
    public var nothingToAccept: String {
        say(
            "nothing is written: the reference was not judged to a log",
            "没有写入：参考解答没有留下完整的日志")
    }
}
