import KataStructure
import KataText
import KataTranscript

/// Says what a structure verdict found, by role and by the learner's own name.
struct StructureWords {
    let result: StructureResult
    var language = ReaderLanguage.english

    private var verdict: StructureVerdict { result.verdict }

    /// What was found, in one sentence without the lead.
    var finding: String {
        guard let sentence = verdict.sentence else { return verdict.reason ?? "" }
        let place = verdict.evidence?.place.map { "\($0.file):\($0.line):\($0.column)" }
        switch sentence.meaning {
        case .isNamed(_, let name): return language("there is no type \(name)", "没有类型 \(name)")
        case .hasNamed(let role, let names):
            let list = names.joined(separator: ", ")
            return language(
                "\(list) have no type in common that could be \(role)", "\(list) 没有可以充当 \(role) 的共同类型")
        case .hasCount(let role, let count, let part):
            return language(
                "nothing stands for \(count.number) \(part): no type, list of functions or other abstraction could be \(role)",
                "没有任何东西代表 \(count.number) 个 \(part):没有类型、函数或别的抽象可以充当 \(role)")
        case .isRole(let role, let other, let isNever):
            return isNever
                ? language(
                    "\(subject) (\(role)) is a \(named(other))", "\(subject)(\(role))是 \(named(other))")
                : language(
                    "\(subject) (\(role)) is no \(named(other))", "\(subject)(\(role))不是 \(named(other))")
        case .neverAsks(_, let role):
            return language(
                "\(subject) asks which \(named(role)) it has before it, at \(place ?? "")",
                "\(subject) 在 \(place ?? "") 询问 \(named(role)) 是哪一种")
        case .deed(let deed): return words(of: deed, place)
        case .bears(let role):
            return language("\(named(role)) bears nothing of the log", "日志与 \(named(role)) 无关")
        case .open(let role):
            return language("\(named(role)) is not open to another type", "\(named(role)) 不接受新的类型")
        case .proven: return ""
        }
    }

    /// What could be done next; nil where the finding says it.
    var advice: String? {
        guard case .neverAsks(_, let role)? = verdict.sentence?.meaning else { return nil }
        return language(
            "call a member of \(named(role)) there instead, and let each type below it answer for itself",
            "改为在那里调用 \(named(role)) 的成员,让它下面的每个类型自己回答")
    }

    /// The sentence that is not true, as the author wrote it.
    var rule: String? {
        verdict.sentence.map { language("not true: '\($0.text)'", "不成立:'\($0.text)'") }
    }

    /// Who plays which role.
    var roles: String {
        verdict.roles.map { part in
            let names = part.names.prefix(4).joined(separator: ", ")
            let rest =
                part.names.count > 4
                ? language(" and \(part.names.count - 4) more", " 等 \(part.names.count) 个") : ""
            return part.names == [part.role] ? part.role : "\(part.role) \(names)\(rest)"
        }.joined(separator: " · ")
    }

    /// The line of the solution with what it speaks of underlined.
    var excerpt: String? {
        guard let place = verdict.evidence?.place, let line = result.excerpt else { return nil }
        let bytes = Array(line.utf8)
        let before = String(decoding: bytes.prefix(max(0, place.column - 1)), as: UTF8.self)
        let marked = String(
            decoding: bytes.dropFirst(max(0, place.column - 1)).prefix(place.length), as: UTF8.self)
        let blanks = String(repeating: " ", count: before.displayWidth)
        let waves = String(repeating: "~", count: max(1, marked.displayWidth))
        let margin = String(repeating: " ", count: String(place.line).count)
        return "\(place.line) │ \(line)\n\(margin) │ \(blanks)\(waves)"
    }

    // MARK: Deeds

    private func words(of deed: Deed, _ place: String?) -> String {
        let who = place.map { language("\(subject) (\($0))", "\(subject)(\($0))") } ?? subject
        let object =
            deed.object.map { named($0.role) + ($0.member.map { ".\($0)" } ?? "") }
            ?? language("the log", "日志")
        if deed.isNever {
            let at = place ?? ""
            return language(
                "\(subject) \(deed.verb.rawValue) \(object), at \(at)",
                "\(subject) 在 \(at) \(verb(deed.verb))\(object)")
        }
        if let counted = verdict.evidence?.counted, case .count(let count) = deed.subject.quantity {
            return language(
                "\(counted.found) of \(counted.all) \(deed.subject.role) \(deed.verb.rawValue) \(object), \(count.number) are needed",
                "\(counted.all) 个 \(deed.subject.role) 中有 \(counted.found) 个\(verb(deed.verb))\(object),需要 \(count.number) 个"
            )
        }
        return language("\(who) \(negated(deed)) \(object)", "\(who)没有\(verb(deed.verb))\(object)")
    }

    private func negated(_ deed: Deed) -> String {
        switch deed.verb {
        case .holdsOne, .holdsMany: "holds no"
        case .calls: deed.isOwn ? "never calls a member that is its own of" : "never calls"
        case .makes: deed.isOwn ? "makes no product of its own for" : "makes no"
        case .hasMemberForEach: "has no member for each"
        case .leavesStep: "leaves no step to"
        case .writes: "never writes to"
        default: "never \(deed.verb.rawValue)"
        }
    }

    private func verb(_ verb: Verb) -> String {
        switch verb {
        case .holdsOne, .holdsMany: "持有 "
        case .calls: "调用 "
        case .makes: "创建 "
        case .names: "指名 "
        case .returns: "返回 "
        case .chooses: "选择 "
        case .knows: "认识 "
        case .reads: "读取 "
        case .changes: "改变 "
        case .hasMemberForEach: "对应的成员给每个 "
        case .leavesStep: "把步骤留给 "
        case .writes: "写 "
        }
    }

    private var subject: String { verdict.evidence?.subject ?? "" }

    /// A role with the learner's name for it, where that is another.
    private func named(_ role: String) -> String {
        guard let part = verdict.roles.first(where: { $0.role == role }), part.names.count == 1,
            let name = part.names.first,
            name != role
        else { return role }
        return language("\(role) (\(name))", "\(role)(\(name))")
    }
}

extension StructureResult {
    /// What a failure says, in one sentence.
    public var sentence: String { description(in: .english).sentence }

    /// What a failure says, in the words that all formats share.
    func description(in language: ReaderLanguage) -> FindingDescription {
        let words = StructureWords(result: self, language: language)
        var details: [FindingDescription.Detail] = []
        if let excerpt = words.excerpt { details.append(.excerpt(excerpt)) }
        if let rule = words.rule { details.append(.note(rule)) }
        if let advice = words.advice { details.append(.note(advice)) }
        return FindingDescription(
            headline: language("the log is right; ", "日志正确;") + words.finding, details: details)
    }
}
