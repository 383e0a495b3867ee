import KataText

extension Phrases {
    /// Returns what a file of a new kata is for.
    func purpose(_ purpose: KataTemplate.Purpose) -> String {
        switch purpose {
        case .kata: say("the story, the commands and the log that they should leave", "故事、命令和它们应留下的日志")
        case .manifest: say("what the module promises to katas", "模块对题目的承诺")
        case .solution: say("the reference", "参考解答")
        case .starter: say("where the learner begins: it compiles, and fails", "学习者的起点：能编译，但不通过")
        case .mutants: say("wrong solutions that the kata must catch", "题目必须识破的错误解答")
        }
    }
}
