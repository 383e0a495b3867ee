final class Request { var type, content: String; var number: Int
    init(type: String, content: String, number: Int) { self.type = type; self.content = content; self.number = number } }

class Manager {
    private let name: String
    var superior: Manager?
    init(name: String) { self.name = name }
    func deal(_ request: Request) {
        if let words = verdict(request) { print("\(name):\(request.type) 数量\(request.number) \(words)") } else { forward(request) }
    }
    private func forward(_ request: Request) {
        guard let superior else { return }
        superior.deal(request)
    }
    func verdict(_ request: Request) -> String? { nil }
}
final class CommonManager: Manager { override func verdict(_ r: Request) -> String? { r.type == "请假" && r.number <= 2 ? "被批准" : nil } }
final class MajorManager: Manager { override func verdict(_ r: Request) -> String? { r.type == "请假" && r.number <= 5 ? "被批准" : nil } }
final class GeneralManager: Manager {
    override func verdict(_ r: Request) -> String? {
        switch r.type {
        case "请假": "被批准"
        case "加薪": r.number <= 500 ? "被批准" : "再说吧"
        default: nil
        }
    }
}
