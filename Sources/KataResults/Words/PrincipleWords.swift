import KataStructure
import KataText
import KataTranscript

/// Says by what a solution goes against a principle.
struct PrincipleWords {
    let evidence: Evidence?
    let language: ReaderLanguage

    private var subject: String { evidence?.subject ?? "" }
    private var object: String { evidence?.object ?? "" }
    private var place: String { evidence?.place.map { "\($0.file):\($0.line):\($0.column)" } ?? "" }

    /// What was found, in one sentence without the lead.
    func finding(_ principle: Principle) -> String {
        switch principle {
        case .dependsOnAbstraction:
            language(
                "\(subject) names \(object), which is no abstraction, at \(place)",
                "\(subject) 在 \(place) 提到了不是抽象的 \(object)")
        case .onlyMakes(let maker, let role) where maker == role && object.isEmpty:
            language(
                "others can make a second \(subject): its initializer is open, at \(place)",
                "别处可以再创建一个 \(subject)：它的构造器是公开的，在 \(place)")
        case .onlyMakes(let maker, _):
            subject.isEmpty || place.isEmpty || subject == maker
                ? language("\(subject) makes no \(object)", "\(subject) 没有创建 \(object)")
                : language(
                    "\(subject) makes \(object), too, at \(place)", "\(subject) 在 \(place) 也创建了 \(object)")
        case .leavesNothingEmpty:
            language(
                "\(subject) has to have \(object) and does nothing in it, at \(place)",
                "\(subject) 不得不有 \(object)，却在 \(place) 什么也不做")
        case .usesMost: surplus
        case .keepsPromises:
            language(
                "\(subject).\(object) refuses what the type above it promises, at \(place)",
                "\(subject).\(object) 在 \(place) 拒绝了上面的类型所承诺的事")
        case .knowsNoStrangers:
            language(
                "\(subject) reaches through another object for \(object), at \(place)",
                "\(subject) 在 \(place) 穿过别的对象去用 \(object)")
        case .hasOneJob:
            language(
                "\(subject) does several jobs that share nothing: \(object)",
                "\(subject) 做着几件互不相干的事：\(object)")
        }
    }

    private var surplus: String {
        let (used, offered) = evidence?.counted ?? (0, 0)
        return language(
            "\(subject) holds \(object) (\(place)) and uses \(used) of the \(offered) members that it offers",
            "\(subject) 持有 \(object)（\(place)），它提供的 \(offered) 个成员只用到 \(used) 个")
    }

    /// What could be done next.
    func advice(_ principle: Principle) -> String {
        switch principle {
        case .dependsOnAbstraction(_, let role):
            language("let it know \(role) alone, and be given one", "只让它认识 \(role)，由别处交给它一个")
        case .onlyMakes(let subject, let role) where subject == role:
            language(
                "keep others from making one, and let all ask for the one object", "不让别人再造一个，让大家都去要那唯一的对象")
        case .onlyMakes(let subject, let role):
            language("make each \(role) in \(subject) and hand it on", "在 \(subject) 里创建 \(role)，再交出去")
        case .leavesNothingEmpty:
            language(
                "part the protocol, so that each type promises only what it does", "拆开协议，让每个类型只承诺自己做得到的事")
        case .usesMost:
            language("hold a smaller abstraction, with what is used", "持有一个更小的抽象，只含用到的成员")
        case .keepsPromises(let role):
            language(
                "do what \(role) promises, or do not be one", "要么做到 \(role) 承诺的事，要么不要成为它")
        case .knowsNoStrangers:
            language(
                "ask the object that you know, and let it ask its own parts", "去问你认识的那个对象，让它去问自己的部分")
        case .hasOneJob:
            language("let each group be a type of its own", "让每一组成为一个独立的类型")
        }
    }
}
