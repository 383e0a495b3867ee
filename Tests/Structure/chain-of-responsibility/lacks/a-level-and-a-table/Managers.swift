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
    var superior: Manager?
    var level: Int { 0 }
    init(name: String) { self.name = name }

    func deal(_ request: Request) {
        var levels: [(Int, String)] = []
        var next: Manager? = self
        while let manager = next {
            levels.append((manager.level, manager.name))
            next = manager.superior
        }
        for (level, name) in levels {
            if request.type == "请假", level == 3 || request.number <= level * 3 - 1 - (level == 1 ? 0 : 0) {
                return print("\(name):\(request.type) 数量\(request.number) 被批准")
            }
            if request.type == "加薪", level == 3 {
                return print("\(name):\(request.type) 数量\(request.number) \(request.number <= 500 ? "被批准" : "再说吧")")
            }
        }
    }
}

final class CommonManager: Manager { override var level: Int { 1 } }
final class MajorManager: Manager { override var level: Int { 2 } }
final class GeneralManager: Manager { override var level: Int { 3 } }
