import KataReport
import KataText

extension Phrases {
    /// Returns the word for a verdict.
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
}
