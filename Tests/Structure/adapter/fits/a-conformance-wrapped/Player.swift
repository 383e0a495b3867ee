protocol Player {
    func attack()
    func defense()
}

struct Forward: Player {
    let name: String
    init(_ name: String) { self.name = name }
    func attack() { print("前锋\(name)进攻") }
    func defense() { print("前锋\(name)防守") }
}

struct ForeignCenter {
    let name: String
    init(_ name: String) { self.name = name }
    enum Move: String { case 进攻, 防守 }
    func perform(_ move: Move) { print("外籍中锋\(name)\(move.rawValue)") }
}

@dynamicMemberLookup struct Translator: Player {
    private let center: ForeignCenter
    init(_ center: ForeignCenter) { self.center = center }
    subscript<T>(dynamicMember path: KeyPath<ForeignCenter, T>) -> T { center[keyPath: path] }
    func attack() { center.perform(.进攻) }
    func defense() { center.perform(.防守) }
}
