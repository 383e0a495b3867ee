/// What `kata mutate` says.
extension Phrases {
    /// Says how many of how many mutants were caught.
    public func caught(_ caught: Int, of tried: Int, score: String) -> String {
        say("\(score) of \(tried) mutants caught", "捕获 \(tried) 个变异中的 \(score)（\(caught) 个）")
    }
    public var noMutantTried: String { say("no mutant was tried", "没有可试的变异") }
    public func living(_ count: Int) -> String { say("\(count) live", "\(count) 个存活") }
    public func explained(_ count: Int) -> String { say("\(count) explained", "\(count) 个已说明") }
    public func unreached(_ count: Int) -> String {
        say("\(count) in code that no scenario runs", "\(count) 个在没有场景经过的代码里")
    }
    public func unbuildable(_ count: Int) -> String { say("\(count) do not build", "\(count) 个无法编译") }
    public func unknownMutants(_ count: Int) -> String { say("\(count) unknown", "\(count) 个未知") }
    public var livesHere: String { say("lives", "存活") }
    public var noScenarioRuns: String { say("no scenario ever runs this line", "没有场景经过这一行") }
    public func unknownFate(_ reason: String) -> String { say("unknown: \(reason)", "未知：\(reason)") }
    /// Says which mistakes a suggested scenario shows.
    public func shows(_ places: String) -> String {
        say("this scenario shows \(places):", "这个场景能发现 \(places)：")
    }
    public func mutantsKept(_ count: Int, in file: String) -> String {
        count == 1
            ? say("1 scenario kept in \(file.visible)", "1 个场景已保存到 \(file.visible)")
            : say("\(count) scenarios kept in \(file.visible)", "\(count) 个场景已保存到 \(file.visible)")
    }
    /// Says of all katas how many mutants were caught.
    public func mutantTotal(_ katas: Int, _ caught: Int, of tried: Int, score: String) -> String {
        let english = katas.counted("kata")
        return say(
            "\(english): \(caught) of \(tried) mutants caught (\(score))",
            "\(katas) 道题：捕获 \(caught)/\(tried) 个变异（\(score)）")
    }
    public func invalidForMutants(_ path: String) -> String {
        say("is invalid; 'kata check \(path.visible)' says why", "无效；原因见 kata check \(path.visible)")
    }
    public func makesNoMutants(_ language: String) -> String {
        say("\(language.visible) makes no mutants", "\(language.visible) 不能产生变异")
    }
    public func referenceFails(_ scenario: String) -> String {
        say("the reference does not pass '\(scenario.visible)'", "参考解答没有通过“\(scenario.visible)”")
    }
    public func nothingSuggested(_ reason: String) -> String {
        say("it cannot be explored: \(reason.visible)", "无法探索：\(reason.visible)")
    }
}
