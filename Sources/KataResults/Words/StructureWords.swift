package import KataStructure
package import KataText
import KataTranscript

/// Says what a structure verdict found, by role and by the learner's own name.
package struct StructureWords {
    package let result: StructureResult
    package var language = ReaderLanguage.english

    /// Makes the words of a result for readers of a language.
    package init(result: StructureResult, language: ReaderLanguage = .english) {
        self.result = result
        self.language = language
    }

    private var verdict: StructureVerdict { result.verdict }

    /// What was found, in one sentence without the lead.
    package var finding: String {
        guard let sentence = verdict.sentence else { return verdict.reason ?? "" }
        let place = verdict.evidence?.place.map { "\($0.file):\($0.line):\($0.column)" }
        switch sentence.meaning {
        case .isNamed(let role, let name): return unfit(name, for: role)
        case .hasNamed(let role, let names):
            let list = names.joined(separator: ", ")
            guard names.count > 1 else {
                return language(
                    "\(list) has no \(abstraction) that could be \(role)",
                    "\(list) 没有可以充当 \(role) 的\(abstraction)")
            }
            return language(
                "\(list) have no type in common that could be \(role)", "\(list) 没有可以充当 \(role) 的共同类型")
        case .hasCount(let role, let count, let part) where place != nil:
            return language(
                "\(subject) (\(place ?? "")) has nothing that \(count.number) \(part) stand for: no \(abstraction), nor a list of functions, could be \(role)",
                "\(subject)(\(place ?? "")) 没有任何东西代表 \(count.number) 个 \(part)：没有\(abstraction)，也没有函数可以充当 \(role)"
            )
        case .hasCount(let role, let count, let part):
            return language(
                "nothing stands for \(count.number) \(part): no type, list of functions or other abstraction could be \(role)",
                "没有任何东西代表 \(count.number) 个 \(part)：没有类型、函数或别的抽象可以充当 \(role)")
        case .isRole(let role, let other, let isNever):
            return isNever
                ? language(
                    "\(subject) (\(role)) is a \(named(other))", "\(subject)（\(role)）是 \(named(other))")
                : language(
                    "\(subject) (\(role)) is no \(named(other))", "\(subject)（\(role)）不是 \(named(other))")
        case .neverAsks(_, let role):
            return language(
                "\(subject) asks which \(named(role)) it has before it, at \(place ?? "")",
                "\(subject) 在 \(place ?? "") 询问 \(named(role)) 是哪一种")
        case .deed(let deed): return words(of: deed, place)
        case .bears(let role) where place != nil && result.verdict.level == .notFound:
            return language(
                "nobody listens to \(named(role)): what its members answer is dropped, at \(place ?? "")",
                "没有人听 \(named(role)) 的回答：在 \(place ?? "") 丢掉了")
        case .bears(let role): return emptied(role)
        case .open(let role):
            return language(
                "\(named(role)) is not open: a further type below it was handed over in all \(deaf), and none of its members was called",
                "\(named(role)) 不是开放的：在全部 \(verdict.evidence?.deafScenarios ?? 0) 个场景中传入了它下面的新类型，却没有调用它的任何成员")
        case .principle(let principle):
            return PrincipleWords(evidence: verdict.evidence, language: language).finding(principle)
        case .proven: return ""
        }
    }

    /// What could be done next; nil where the finding says it.
    package var advice: String? {
        switch verdict.sentence?.meaning {
        case .neverAsks(_, let role):
            language(
                "call a member of \(named(role)) there instead, and let each type below it answer for itself",
                "改为在那里调用 \(named(role)) 的成员，让它下面的每个类型自己回答")
        case .bears(let role):
            language(
                "let \(named(role)) write what is logged, or use what it answers",
                "让 \(named(role)) 写出日志，或者使用它的回答")
        case .open(let role):
            language(
                "ask what was handed over by a member of \(named(role)), and nothing else that knows its kinds",
                "通过 \(named(role)) 的成员去问传入的对象，而不要依赖任何认识它的种类的东西")
        case .principle(let principle):
            PrincipleWords(evidence: verdict.evidence, language: language).advice(principle)
        case .isNamed(_, let name) where verdict.evidence?.counted != nil:
            language(
                "make \(name) \(article)\(abstraction), with a type below it for each kind",
                "把 \(name) 做成\(abstraction)，每一种各有一个类型")
        case .hasNamed(let role, _):
            language(
                "write \(article)\(abstraction) for \(role) with what they have in common, and let each be one",
                "为 \(role) 写一个\(abstraction)，放进它们共有的成员，让每一个都遵循它")
        case .hasCount(let role, _, let part):
            language(
                "write \(article)\(abstraction) for \(role), and a type below it for each \(part)",
                "为 \(role) 写一个\(abstraction)，每个 \(part) 各写一个类型")
        case .isRole(let role, let other, let isNever):
            isNever
                ? language(
                    "let \(subject) be no \(named(other)), and only be asked by one",
                    "别让 \(subject) 成为 \(named(other))，只让别人来问它")
                : language(
                    "let \(subject) be a \(named(other)), too: it stands in for \(role)",
                    "让 \(subject) 也成为 \(named(other))，它充当 \(role)")
        case .deed(let deed): DeedAdvice(deed: deed, subject: subject, language: language, named: named).text
        default: nil
        }
    }

    /// Why a type of the contract cannot play its role: it is not there, or nothing stands below it.
    private func unfit(_ name: String, for role: String) -> String {
        guard let (found, needed) = verdict.evidence?.counted else {
            return language("there is no type \(name)", "没有类型 \(name)")
        }
        let place = verdict.evidence?.place.map { " (\($0.file):\($0.line):\($0.column))" } ?? ""
        guard found > 0 else {
            return language(
                "no type stands below \(name)\(place), \(needed) are needed for it to be \(role)",
                "\(name)\(place) 下面没有类型，要充当 \(role) 需要 \(needed) 个")
        }
        return language(
            "\(name)\(place) stands for \(found) type\(found == 1 ? "" : "s") only, \(needed) are needed for it to be \(role)",
            "\(name)\(place) 下面只有 \(found) 个类型，要充当 \(role) 需要 \(needed) 个")
    }

    private var deaf: String {
        let count = verdict.evidence?.deafScenarios ?? 0
        return "\(count) scenario\(count == 1 ? "" : "s")"
    }

    /// What became of nothing when the members of a role were emptied.
    private func emptied(_ role: String) -> String {
        guard let emptied = verdict.evidence?.emptied else {
            return language("\(named(role)) bears nothing of the log", "日志与 \(named(role)) 无关")
        }
        let places = MemberNames(emptied.members).text(in: language)
        let count = emptied.scenarios
        let scenarios = count == 1 ? "its scenario passes" : "all \(count) scenarios pass"
        return language(
            "nobody would notice if \(named(role)) were silent: with \(places) emptied, \(scenarios)",
            "\(named(role)) 不说话也没有人发现：清空 \(places) 之后，全部 \(count) 个场景仍然通过")
    }

    /// Why a sentence is not judged.
    package func reason(_ reason: UnjudgedSentence.Reason?) -> String {
        switch reason {
        case nil: language("the source does not tell", "源代码看不出来")
        case .needsCopy: language("only a changed copy of the solution tells", "只有修改过的副本能看出来")
        case .noCopies:
            language("the solution's language makes no changed copies", "这种语言不能做修改过的副本")
        case .functions: language("functions cannot be emptied", "函数值无法清空")
        case .enumeration: language("the members of an enumeration cannot be emptied", "枚举的成员无法清空")
        case .noMembers: language("the role has no member with code", "这个角色没有带代码的成员")
        case .initializer(let type):
            language(
                "making or ending a \(type) does work of its own", "创建或销毁 \(type) 时它自己就在做事")
        case .member(let name, let why): language("\(name) cannot be emptied: \(why)", "\(name) 无法清空：\(why)")
        case .closed(let type):
            language("\(type) cannot have a further type below it", "\(type) 下面不能有新的类型")
        case .openAnyway:
            language("functions and values need no further type", "函数和值不需要新的类型")
        case .noFurther(let why):
            language("no further type can be written: \(why)", "写不出新的类型：\(why)")
        case .silentFurther:
            language(
                "a further type was never called; it may be asked by stored properties or extensions alone",
                "新的类型从未被调用；也许只通过存储属性或扩展来询问它")
        case .callsAreCut:
            language("not all calls could be recorded", "没能记录全部调用")
        case .notNoticed:
            language(
                "these scenarios do not tell it of the reference either", "对参考解答，这些场景同样看不出来")
        case .copyDiffers:
            language(
                "a copy of the solution with nothing empty does not pass within 1 s of CPU",
                "什么都没有清空的副本也不能在 1 秒 CPU 时间内通过")
        case .tookTooLong:
            language("copies of the solution take too long", "解答的副本运行太久")
        case .tooMuch:
            language("there is more in the source than is looked at", "源代码太多，没有全部查看")
        case .copyFails(let why): language("the copy does not build: \(why)", "副本无法编译：\(why)")
        case .machine(let why): language("the machine failed: \(why)", "机器出了问题：\(why)")
        }
    }

    /// The sentence that is not true, as the author wrote it.
    package var rule: String? {
        verdict.sentence.map { language("not true: '\($0.text)'", "不成立：'\($0.text)'") }
    }

    /// Who plays which role.
    package var roles: String {
        verdict.roles.map { part in
            let names = part.names.prefix(4).joined(separator: ", ")
            let rest =
                part.names.count > 4
                ? language(" and \(part.names.count - 4) more", " 等 \(part.names.count) 个") : ""
            return part.names == [part.role] ? part.role : "\(part.role) \(names)\(rest)"
        }.joined(separator: " · ")
    }

    /// The line of the solution with what it speaks of underlined.
    package var excerpt: String? {
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
        if let depth = verdict.evidence?.depth, let wanted = deed.depth {
            return words(of: depth, wanted, deed)
        }
        if deed.isNever {
            let at = place ?? ""
            return language(
                "\(subject) \(deed.verb.rawValue) \(object), at \(at)",
                "\(subject) 在 \(at) \(verb(deed.verb))\(object)")
        }
        if let counted = verdict.evidence?.counted, case .count(let count) = deed.subject.quantity {
            return language(
                "\(counted.found) of \(counted.all) \(deed.subject.role)\(list(deed.subject.role)) \(deed.verb.plural) \(object), \(count.number) are needed",
                "\(counted.all) 个 \(deed.subject.role)\(list(deed.subject.role)) 中有 \(counted.found) 个\(verb(deed.verb))\(object)，需要 \(count.number) 个"
            )
        }
        if let calls = verdict.evidence?.calls, calls > 0, case .count(let count) = deed.object?.quantity {
            return language(
                "\(who) calls \(calls) member\(calls == 1 ? "" : "s") of \(object), \(count.number) are needed",
                "\(who)调用了 \(object) 的 \(calls) 个成员，需要 \(count.number) 个")
        }
        return language("\(who) \(negated(deed)) \(object)", "\(who)没有\(missed(deed, object))")
    }

    /// What is not done, in Chinese.
    private func missed(_ deed: Deed, _ object: String) -> String {
        guard deed.isOwn else { return "\(verb(deed.verb))\(object)" }
        return deed.verb == .makes ? "创建属于自己的 \(object)" : "调用 \(object) 中专为它准备的成员"
    }

    /// The learner's types that play a role, in brackets; nothing where none is known.
    private func list(_ role: String) -> String {
        guard let names = verdict.roles.first(where: { $0.role == role })?.names, !names.isEmpty else {
            return ""
        }
        let shown = names.prefix(2).joined(separator: ", ")
        let rest = names.count - 2
        return rest > 0
            ? language(" (\(shown) and \(rest) more)", "(\(shown) 等)") : language(" (\(shown))", "(\(shown))")
    }

    private func words(of depth: CallDepth, _ wanted: Count, _ deed: Deed) -> String {
        let member =
            (deed.object?.member ?? deed.subject.member).map { "\($0)()" } ?? language("a member", "一个成员")
        let objects = depth.found.counted("object")
        let needed =
            "\(wanted.isLeast ? "" : "exactly ")\(wanted.number) \(wanted.number == 1 ? "is" : "are") needed"
        let exactly = wanted.isLeast ? "" : "正好 "
        return language(
            "\(subject) does not reach what it holds: in \(depth.scenarios) scenarios \(member) was active on at most \(objects) at a time, \(needed)",
            "\(subject) 没有到达它所持有的对象：在 \(depth.scenarios) 个场景中，\(member) 最多同时在 \(depth.found) 个对象上执行，需要\(exactly) \(wanted.number) 个"
        )
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

    /// What the solution's language has in the place of abstract types.
    private var abstraction: String {
        switch verdict.language {
        case "java", "typescript": language("interface or base class", "接口或基类")
        case "javascript": language("base class", "基类")
        default: language("protocol or base class", "协议或基类")
        }
    }

    /// The article before the word for an abstraction.
    private var article: String {
        verdict.language == "java" || verdict.language == "typescript" ? "an " : "a "
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
    package func description(in language: ReaderLanguage) -> FindingDescription {
        let words = StructureWords(result: self, language: language)
        var details: [FindingDescription.Detail] = []
        if let excerpt = words.excerpt { details.append(.excerpt(excerpt)) }
        if let rule = words.rule { details.append(.note(rule)) }
        if let advice = words.advice { details.append(.note(advice)) }
        return FindingDescription(
            headline: language("the log is right; ", "日志正确；") + words.finding, details: details)
    }
}
