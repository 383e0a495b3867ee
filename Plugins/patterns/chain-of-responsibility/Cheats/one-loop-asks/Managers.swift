final class Request {
    var type: String
    var content: String
    var number: Int
    init(type: String, content: String, number: Int) {
        self.type = type
        self.content = content
        self.number = number
    }
}

class Manager {
    let name: String
    var superior: Manager?
    init(name: String) { self.name = name }

    func deal(_ request: Request) {
        var manager: Manager? = self
        while let current = manager {
            var words: String?
            if request.type == "请假" {
                if current is CommonManager, request.number <= 2 { words = "被批准" }
                if current is MajorManager, request.number <= 5 { words = "被批准" }
            }
            if current is GeneralManager {
                if request.type == "请假" { words = "被批准" }
                if request.type == "加薪" { words = request.number <= 500 ? "被批准" : "再说吧" }
            }
            if let words {
                print("\(current.name):\(request.type) 数量\(request.number) \(words)")
                return
            }
            manager = current.superior
        }
    }
}

final class CommonManager: Manager {}
final class MajorManager: Manager {}
final class GeneralManager: Manager {}
