protocol Phase {
    func live(_ owner: Work) -> (any Phase)?
}

struct Morning: Phase {
    func live(_ owner: Work) -> (any Phase)? {
        guard owner.hour < 12 else { return .noon }
        owner.say("上午工作,精神百倍")
        return nil
    }
}
struct Noon: Phase {
    func live(_ owner: Work) -> (any Phase)? {
        guard owner.hour < 13 else { return .afternoon }
        owner.say("饿了,午饭;犯困,午休")
        return nil
    }
}
struct Afternoon: Phase {
    func live(_ owner: Work) -> (any Phase)? {
        guard owner.hour < 17 else { return .evening }
        owner.say("下午状态还不错,继续努力")
        return nil
    }
}
struct Evening: Phase {
    func live(_ owner: Work) -> (any Phase)? {
        if owner.finished { return .home }
        guard owner.hour < 21 else { return .asleep }
        owner.say("加班哦,疲累之极")
        return nil
    }
}
struct Final: Phase {
    let words: String
    func live(_ owner: Work) -> (any Phase)? {
        owner.say(words)
        return nil
    }
}
extension Phase where Self == Morning { static var morning: Morning { Morning() } }
extension Phase where Self == Noon { static var noon: Noon { Noon() } }
extension Phase where Self == Afternoon { static var afternoon: Afternoon { Afternoon() } }
extension Phase where Self == Evening { static var evening: Evening { Evening() } }
extension Phase where Self == Final {
    static var asleep: Final { Final(words: "不行了,睡着了") }
    static var home: Final { Final(words: "下班回家了") }
}
