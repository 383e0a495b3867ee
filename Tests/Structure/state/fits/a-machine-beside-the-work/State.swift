protocol 状态 {
    func 说(_ 工作: Work) -> String
    func 下一个(_ 工作: Work) -> (any 状态)?
}

extension 状态 {
    func 下一个(_ 工作: Work) -> (any 状态)? { nil }
}

struct 状态机 {
    private var 现在: any 状态
    init(从 开始: any 状态) { 现在 = 开始 }

    mutating func 走(_ 工作: Work) -> String {
        if let 下 = 现在.下一个(工作) {
            现在 = 下
            return 走(工作)
        }
        return 现在.说(工作)
    }
}

enum 一天 {
    struct 上午: 状态 {
        func 说(_ 工作: Work) -> String { "上午工作,精神百倍" }
        func 下一个(_ 工作: Work) -> (any 状态)? { 工作.hour >= 12 ? 中午() : nil }
    }
    struct 中午: 状态 {
        func 说(_ 工作: Work) -> String { "饿了,午饭;犯困,午休" }
        func 下一个(_ 工作: Work) -> (any 状态)? { 工作.hour >= 13 ? 下午() : nil }
    }
    struct 下午: 状态 {
        func 说(_ 工作: Work) -> String { "下午状态还不错,继续努力" }
        func 下一个(_ 工作: Work) -> (any 状态)? { 工作.hour >= 17 ? 晚上() : nil }
    }
    struct 晚上: 状态 {
        func 说(_ 工作: Work) -> String { "加班哦,疲累之极" }
        func 下一个(_ 工作: Work) -> (any 状态)? {
            if 工作.finished { return 回家() }
            return 工作.hour >= 21 ? 睡觉() : nil
        }
    }
    struct 睡觉: 状态 { func 说(_ 工作: Work) -> String { "不行了,睡着了" } }
    struct 回家: 状态 { func 说(_ 工作: Work) -> String { "下班回家了" } }
}
