final class Request {
    var type: String
    var content: String
    var number: Int
    init(type: String, content: String, number: Int) {
        (self.type, self.content, self.number) = (type, content, number)
    }
}
class Manager {
    let name: String
    private var next: (Request) -> Void = { _ in }
    var superior: Manager? {
        didSet { next = { [weak superior] in superior?.deal($0) } }
    }
    init(name: String) { self.name = name }
    func decision(on request: Request) -> String? { nil }
    func deal(_ request: Request) {
        if let words = decision(on: request) {
            print("\(name):\(request.type) 数量\(request.number) \(words)")
        } else {
            next(request)
        }
    }
}
final class CommonManager: Manager {
    override func decision(on request: Request) -> String? {
        request.type == "请假" && request.number <= 2 ? "被批准" : nil
    }
}
final class MajorManager: Manager {
    override func decision(on request: Request) -> String? {
        request.type == "请假" && request.number <= 5 ? "被批准" : nil
    }
}
final class GeneralManager: Manager {
    override func decision(on request: Request) -> String? {
        if request.type == "请假" { return "被批准" }
        if request.type == "加薪" { return request.number <= 500 ? "被批准" : "再说吧" }
        return nil
    }
}
