final class Request {
    var type: String
    var content: String
    var number: Int
    init(type: String, content: String, number: Int) {
        (self.type, self.content, self.number) = (type, content, number)
    }
}

protocol Manager: AnyObject {
    var name: String { get }
    var superior: (any Manager)? { get set }
    func deal(_ request: Request)
}

extension Manager {
    func handOn(_ request: Request) { superior.map { $0.deal(request) } }
    func decide(_ request: Request, _ words: String) {
        print("\(name):\(request.type) 数量\(request.number) \(words)")
    }
}

final class CommonManager: Manager {
    let name: String
    var superior: (any Manager)?
    init(name: String) { self.name = name }
    func deal(_ request: Request) {
        guard request.type == "请假", request.number <= 2 else { return handOn(request) }
        decide(request, "被批准")
    }
}

final class MajorManager: Manager {
    let name: String
    var superior: (any Manager)?
    init(name: String) { self.name = name }
    func deal(_ request: Request) {
        guard request.type == "请假", request.number <= 5 else { return handOn(request) }
        decide(request, "被批准")
    }
}

final class GeneralManager: Manager {
    let name: String
    var superior: (any Manager)?
    init(name: String) { self.name = name }
    func deal(_ request: Request) {
        if request.type == "请假" { return decide(request, "被批准") }
        guard request.type == "加薪" else { return handOn(request) }
        decide(request, request.number > 500 ? "再说吧" : "被批准")
    }
}
