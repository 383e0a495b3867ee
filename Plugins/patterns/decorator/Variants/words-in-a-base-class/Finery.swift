protocol 可展示: AnyObject { func show() }

final class Person: 可展示 {
    private let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的\(name)") }
}

class 服饰: 可展示 {
    private var 里面: 可展示?
    private let 名称: String

    init(名称: String) { self.名称 = 名称 }

    func decorate(_ component: 可展示) { 里面 = component }

    func show() {
        print(名称)
        里面?.show()
    }
}

final class TShirt: 服饰 {
    init() { super.init(名称: "大T恤") }
}

final class BigTrouser: 服饰 {
    init() { super.init(名称: "垮裤") }
}

final class Sneakers: 服饰 {
    init() { super.init(名称: "破球鞋") }
}

final class LeatherShoes: 服饰 {
    init() { super.init(名称: "皮鞋") }
}

final class Tie: 服饰 {
    init() { super.init(名称: "领带") }
}

final class Suit: 服饰 {
    init() { super.init(名称: "西装") }
}
