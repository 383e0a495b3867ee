final class Person {
    private(set) var parts: [String] = []
    func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

class 建造者 {
    fileprivate var 人 = Person()
    fileprivate var 样子: String { "" }

    func 头() { 人.add("\(样子)的头部") }
    func 身() { 人.add("\(样子)的身体") }
    func 手(_ 边: String) { 人.add("\(样子)的\(边)手") }
    func 脚(_ 边: String) { 人.add("\(样子)的\(边)脚") }

    func result() -> Person {
        defer { 人 = Person() }
        return 人
    }
}

final class FatPersonBuilder: 建造者 {
    override fileprivate var 样子: String { "胖子" }
}

final class ThinPersonBuilder: 建造者 {
    override fileprivate var 样子: String { "瘦子" }
}

struct PersonDirector {
    let builder: 建造者
    init(_ builder: 建造者) { self.builder = builder }

    func build() {
        builder.头()
        builder.身()
        for side in ["左", "右"] { builder.手(side) }
        for side in ["左", "右"] { builder.脚(side) }
    }
}
