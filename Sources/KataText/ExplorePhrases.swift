/// What `kata explore` and `kata mutate` say.
extension Phrases {
    /// Says after how many commands a solution parts from the reference.
    public func differs(after commands: Int) -> String {
        switch commands {
        case 0: say("differs from the reference at once", "一开始就与参考解答不同")
        case 1: say("differs from the reference after 1 command", "1 条命令之后与参考解答不同")
        default: say("differs from the reference after \(commands) commands", "\(commands) 条命令之后与参考解答不同")
        }
    }
    /// Says which sequence it was.
    public func sequence(_ number: Int, of total: Int, seed: UInt64) -> String {
        say("sequence \(number) of \(total), seed \(seed)", "第 \(number)/\(total) 个序列，种子 \(seed)")
    }
    public func noDifference(_ count: Int, seed: UInt64) -> String {
        say("no difference in \(count) sequences (seed \(seed))", "\(count) 个序列中没有差别（种子 \(seed)）")
    }
    public func thrownAway(_ count: Int) -> String {
        count == 1
            ? say("1 thrown away: the reference itself could not go on", "丢弃 1 个：参考解答自己也走不下去")
            : say("\(count) thrown away: the reference itself could not go on", "丢弃 \(count) 个：参考解答自己也走不下去")
    }
    public var cutShort: String { say("the time was over", "时间已到") }
    public var theReference: String { say("the reference", "参考解答") }
    public var yoursHere: String { say("yours", "你的") }
    public var somethingElse: String { say("the reference does something else here", "参考解答在这里不是这样") }
    public var logsNothing: String { say("nothing", "什么也没有") }
    public func keepsIt(_ command: String) -> String { say("\(command)   keeps it", "\(command)   可以保存它") }
    public func keptIn(_ file: String) -> String { say("kept in \(file.visible)", "已保存到 \(file.visible)") }
    /// Warns that most sequences led nowhere, and says what to do.
    public func mostlyThrownAway(_ member: String, kata: String) -> String {
        say(
            "more than half of the sequences were thrown away, most at '\(member.visible)'; say under 'explore' what '\(kata.visible)' allows there",
            "一半以上的序列被丢弃，多数在“\(member.visible)”；请在 explore 里写明“\(kata.visible)”允许什么")
    }
    /// Says that a difference depends on which lines are shown.
    public func anywayShows(_ command: String) -> String {
        say("\(command) shows what the reference does", "\(command) 会显示参考解答的结果")
    }
    /// Says that nothing can be explored, with the reason.
    public func notExplored(_ kata: String, _ reason: String) -> String {
        say(
            "'\(kata.visible)' cannot be explored: \(reason.visible)",
            "无法探索“\(kata.visible)”：\(reason.visible)")
    }
    /// Says that 'explore' of a kata names something that the contract lacks.
    public func unknownPlace(_ name: String, _ nearest: String?, in kata: String) -> String {
        let hint = nearest.map { say("; did you mean '\($0.visible)'?", "；是不是“\($0.visible)”？") } ?? ""
        return say(
            "'explore' of '\(kata.visible)' speaks of '\(name.visible)', which its contract does not have\(hint)",
            "“\(kata.visible)”的 explore 提到“\(name.visible)”，而它的契约里没有\(hint)")
    }
    public var nothingToSay: String {
        say("its contract names no member whose values its scenarios show", "它的契约里没有任何能从场景得知取值的成员")
    }
    public func returns(_ value: String) -> String { say("returns \(value)", "返回 \(value)") }
    public var anotherObject: String { say("returns another object", "返回了另一个对象") }
    public func returnsVeryOne(_ name: String) -> String { say("returns \(name)", "返回 \(name)") }
    public func throwsError(_ message: String) -> String { say("throws: \(message)", "抛出错误：\(message)") }
    public var throwsNothing: String { say("throws nothing", "没有抛出错误") }
    public func crashed(_ signal: String) -> String { say("crashes (\(signal))", "崩溃（\(signal)）") }
    public func anObject(_ type: String) -> String { say("an object of type \(type)", "\(type) 类型的对象") }
    public var neverEnds: String { say("does not come to an end", "一直没有结束") }
    public func brokeRule(_ rule: String) -> String { say("breaks a rule: \(rule)", "违反规则：\(rule)") }
}

/// What is said of the file that keeps a sequence.
extension Phrases {
    public func unreadableFile(_ path: String) -> String {
        say("'\(path.visible)' cannot be read", "无法读取“\(path.visible)”")
    }
    public func noScenariosIn(_ path: String) -> String {
        say(
            "'\(path.visible)' has no list of scenarios to append to; name a kata file with 'scenarios', or a new one",
            "“\(path.visible)”没有可追加的 scenarios；请指定有 scenarios 的题目文件，或一个新文件")
    }
    public func unwritableFile(_ path: String, _ reason: String) -> String {
        say(
            "'\(path.visible)' cannot be written: \(reason.visible)",
            "无法写入“\(path.visible)”：\(reason.visible)")
    }
}
