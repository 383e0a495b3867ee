struct Drink {
    let name: String
    var size = 2
    let origin = "Yunnan"
    var milk: Bool?
    lazy var label = "\(name)/\(size)"
    private static var made = 0
}

struct Secret {
    private var code = 7
    var open = true
    func peek() -> Int { code }
}

struct Sealed {
    private let code: Int
    var open = true
    static func make(_ code: Int) -> Sealed { Sealed(code: code) }
    func peek() -> Int { code }
}
