import KataReport

/// The sentences that a learner reads, in English and Chinese.
///
/// Reports of failures are in English alone: they quote the script and the compiler.
public struct Phrases: Sendable {
    private let isChinese: Bool

    /// Chooses the language of a locale: Chinese for `zh`, `zh_CN.UTF-8` and the like.
    public init(locale: String) {
        isChinese = locale.lowercased().split { !$0.isLetter }.first == "zh"
    }

    private func say(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

    // MARK: A workspace

    func isReady(_ folder: String) -> String { say("\(folder) is ready", "\(folder) 已就绪") }
    var yours: String { say("yours to change", "由你来写") }
    var given: String { say("given; read only", "已给出,只读") }
    var story: String { say("the story, the types, how to run", "故事、类型与用法") }
    func thenType(_ commands: String) -> String { say("now: \(commands)", "接下来:\(commands)") }

    // MARK: Its README

    var types: String { say("Types", "类型") }
    var contract: String {
        say(
            "The kata uses these types and members; behind them the code is yours.",
            "本题会用到下列类型与成员;其余的代码由你决定。")
    }
    var howToRun: String { say("How to run", "如何运行") }
    var everySave: String { say("judge again on each save", "每次保存后重新评判") }
    var once: String { say("judge once", "评判一次") }
    var hint: String { say("the next hint", "下一条提示") }
    var whatNext: String { say("what to try next", "接下来试什么") }
    var givenSources: String { say("Given sources", "已给出的源文件") }
    var readOnly: String {
        say(
            "Read only: they are here to be read. kata takes them from its plugin, whatever this folder holds.",
            "只读:仅供阅读。无论此文件夹中的内容如何,kata 都使用插件中的版本。")
    }

    // MARK: Hints

    func hint(_ number: Int, of total: Int) -> String {
        say("hint \(number) of \(total)", "提示 \(number)/\(total)")
    }
    func hintsLeft(_ count: Int) -> String {
        switch count {
        case 0: say("that was the last one", "这是最后一条")
        case 1: say("1 more is left", "还剩 1 条")
        default: say("\(count) more are left", "还剩 \(count) 条")
        }
    }
    var noHints: String { say("this kata has no hints", "本题没有提示") }
    var allHintsGiven: String { say("no more hints; these are all:", "没有更多提示了,全部如下:") }

    // MARK: Progress

    func solved(_ count: Int, of total: Int) -> String {
        say("\(count) of \(total) solved", "已完成 \(count)/\(total)")
    }
    func begun(_ count: Int) -> String { say("\(count) begun", "进行中 \(count)") }
    var total: String { say("All", "合计") }

    // MARK: What to try next

    var allSolved: String { say("every kata here is solved", "这里的题目都已完成") }
    var alreadyBegun: String { say("you began it", "已经开始") }
    var sameGroup: String { say("the next of its group", "同组的下一题") }
    var related: String { say("related", "相关") }
    var otherGroup: String { say("another group", "另一组") }

    // MARK: Watching

    var judging: String { say("judging …", "评判中……") }
    func building(_ what: String) -> String { say("building \(what) …", "正在构建 \(what)……") }
    func scenarios(_ passed: Int, of total: Int) -> String {
        say("\(passed) of \(total) scenarios", "场景 \(passed)/\(total)")
    }
    func word(for verdict: Verdict) -> String {
        switch verdict {
        case .passed: say("passed", "通过")
        case .failed: say("failed", "未通过")
        case .threw: say("threw", "抛出错误")
        case .crashed: say("crashed", "崩溃")
        case .limit: say("limit", "超出限制")
        case .contract: say("contract", "类型或成员不符")
        case .build: say("build", "无法编译")
        case .policy: say("policy", "违反协议")
        case .skipped: say("skipped", "跳过")
        case .invalid: say("invalid", "题目有误")
        case .error: say("error", "kata 出错")
        }
    }
    var patternStory: String { say("the story", "故事") }
    var reference: String { say("the reference solution", "参考解答") }
    func moreErrors(_ count: Int) -> String {
        say(count == 1 ? "+1 more error" : "+\(count) more errors", "另有 \(count) 个错误")
    }
    func moreLines(_ count: Int) -> String {
        say(count == 1 ? "… 1 more line" : "… \(count) more lines", "……另有 \(count) 行")
    }
    var keys: [(key: String, does: String)] {
        [
            ("h", say("hint", "提示")), ("n", say("next", "下一题")), ("l", say("list", "列表")),
            ("r", say("run", "运行")), ("q", say("quit", "退出")),
        ]
    }
    var start: String { say("start it with", "开始:") }
}
