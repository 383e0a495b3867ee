import KataStructure
import KataText

/// Says what a learner could do next where a role does not do what it has to, or does what it must not.
struct DeedAdvice {
    let deed: Deed
    /// The learner's name for who it is about.
    let subject: String
    let language: ReaderLanguage
    /// Gives a role with the learner's name for it.
    let named: (String) -> String

    private var object: String { deed.object.map { named($0.role) } ?? "" }

    /// The next step, in one sentence.
    var text: String { deed.isNever ? instead : toDo }

    private var instead: String {
        switch deed.verb {
        case .writes:
            language(
                "leave the words to what \(subject) holds, and call it there",
                "把要写的话留给 \(subject) 持有的对象，在那里改为调用它")
        case .calls, .knows, .holdsOne, .holdsMany, .names, .makes:
            language(
                "let \(subject) do without \(object): what it needs comes by way of the others",
                "让 \(subject) 不依赖 \(object)：它需要的由别的角色转交")
        case .reads:
            language(
                "let \(subject) keep \(object) unread and hand it back whole",
                "让 \(subject) 原样保管 \(object)，不读取，整个交还")
        case .changes:
            language(
                "let \(subject) keep what changes itself, and leave \(object) as it is",
                "让 \(subject) 自己保存会变的东西，不去动 \(object)")
        case .returns, .chooses, .hasMemberForEach, .leavesStep:
            language("leave that to another type", "把这件事交给别的类型")
        }
    }

    private var toDo: String {
        switch deed.verb {
        case .holdsOne:
            language("give \(subject) a property for one \(object)", "给 \(subject) 一个属性，存放一个 \(object)")
        case .holdsMany:
            language("give \(subject) a list of \(object)", "给 \(subject) 一个 \(object) 的列表")
        case .calls where deed.depth != nil:
            language(
                "let each hold the one below it, and call the same member on it",
                "让每一个持有它下面的那一个，并对它调用同名的成员")
        case .calls where deed.isOwn:
            language(
                "let \(subject) call the member of \(object) that is there for it alone, and hand itself over",
                "让 \(subject) 调用 \(object) 中专为它准备的成员，并把自己交过去")
        case .calls:
            language("let \(subject) call a member of \(object) there", "让 \(subject) 在那里调用 \(object) 的成员")
        case .makes where deed.isOwn:
            language(
                "let \(subject) make a \(object) of a type of its own", "让 \(subject) 创建属于它自己的那一种 \(object)")
        case .makes: language("let \(subject) make a \(object)", "让 \(subject) 创建 \(object)")
        case .names, .returns, .chooses:
            language(
                "let those that play the role say which \(object) comes next",
                "让充当这个角色的类型自己说出接下来是哪个 \(object)")
        case .knows: language("hand \(subject) a \(object)", "把一个 \(object) 交给 \(subject)")
        case .reads:
            language("let \(subject) take what it needs out of \(object)", "让 \(subject) 从 \(object) 里取它需要的")
        case .changes: language("let \(subject) keep its own place", "让 \(subject) 自己记住走到了哪里")
        case .hasMemberForEach:
            language("give \(subject) one member for each \(object)", "给 \(subject) 为每个 \(object) 各写一个成员")
        case .leavesStep:
            language(
                "write what all have in common in \(subject) once, and call there a member that each type below it fills",
                "把共同的部分在 \(subject) 里写一次，在其中调用由下面各类型填写的成员")
        case .writes: language("let \(subject) write it", "让 \(subject) 来写")
        }
    }
}
